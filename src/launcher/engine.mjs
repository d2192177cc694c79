// How Bun's engine is to run on this machine.

/**
 * Memory is collected beside the work where there is a core for it. On a single core that only
 * slows everybody down for longer than a short stop would take.
 */
export function engineSettings(cores) {
  return cores === 1 ? { BUN_JSC_useConcurrentGC: '0' } : {}
}
