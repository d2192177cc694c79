// For tests: stands in for what a component is given, and follows when it changes.

export class Prop<Value> {
  value: Value = $state.raw()!

  constructor(value: Value) {
    this.value = value
  }
}
