import type { BankIntake } from '#features/financial/bankStatement/intake/state/intake.ts'
import {
  intakeReducer,
  type IntakeEvent,
} from '#features/financial/bankStatement/intake/state/intakeReducer.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { anAccount, anEntry } from '../builders.ts'

/** The list of an account has changed. */
export const files = (account: string, ...entries: UploadEntry[]): IntakeEvent => ({
  kind: 'entriesChanged',
  account,
  entries,
})
export const CONTINUE: IntakeEvent = { kind: 'continued' }
export const one = (...entries: UploadEntry[]) => anAccount('A', entries)
export const two = (...entries: UploadEntry[]) => anAccount('B', entries)
export const a = anEntry('a')
export const b = anEntry('b')
export const c = anEntry('c')

/** The state after these events. */
export const run = (from: BankIntake, ...events: IntakeEvent[]) =>
  events.reduce(intakeReducer, from)

/** States by their names in the tables. */
export const SINGLE = 'singlePasswordProtected'
export const LOCKED = 'passwordProtected'
export const COMMON = 'commonPasswordUnlock'
export const FILES = 'bankstatementSuccessfulUpload'
export const SECOND = 'bankstatementnewAccountUpload'
export const PREVIEW = 'bankstatementSuccessfulUploadPreview'
