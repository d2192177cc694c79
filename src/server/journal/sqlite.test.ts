import { journalContract } from '#server/journal/contract.ts'
import { sqliteSubject } from '#server/journal/trials/subject.ts'

journalContract('SQLite', sqliteSubject)
