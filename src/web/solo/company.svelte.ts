// Those who share this device, as pages see them.

import { fetchRules } from '#games/shelf.ts'
import { liveTable } from '#web/connection/table.svelte.ts'
import { freshToken, suggestedName } from '#web/person.ts'
import { type Company, company } from '#web/solo/company.ts'
import type { LocalTable } from '#web/solo/local.ts'

export function companyOf(table: LocalTable, secrets: readonly string[]): Company {
  let changes = $state(0)
  const shared = company({
    table,
    secrets,
    sit(secret) {
      const caller = { table: 'here', secret, client: 'web', freshValue: freshToken }
      return liveTable(caller, table.dial)
    },
    freshSecret: freshToken,
    freshName: suggestedName,
    rules: fetchRules,
    changed() {
      changes += 1
    },
  })
  return {
    ...shared,
    get current() {
      void changes
      return shared.current
    },
    get awaited() {
      void changes
      return shared.awaited
    },
    get secrets() {
      return shared.secrets
    },
  }
}
