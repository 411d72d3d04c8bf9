import type {
  BankIntake,
  StartedIntake,
  IntakeData,
} from '#features/financial/bankStatement/intake/state/intake.ts'
import {
  newAccount,
  type IntakeAccount,
} from '#features/financial/bankStatement/intake/state/intakeAccount.ts'
import type { EntryPhase, UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'

/** A file of the list, ready by default. */
export function anEntry(id: string, phase: EntryPhase = { kind: 'ready' }): UploadEntry {
  return {
    id,
    name: `${id}.pdf`,
    size: 1000,
    kind: 'pdf',
    pages: 3,
    sample: false,
    print: null,
    keepBoth: false,
    phase,
  }
}

export const locked = (id: string) => anEntry(id, { kind: 'locked', attempt: 'none' })
export const checking = (id: string) => anEntry(id, { kind: 'checking' })
export const refused = (id: string) => anEntry(id, { kind: 'problem', problem: 'nameCharacters' })

export function anAccount(
  id: string,
  entries: readonly UploadEntry[],
  part: Partial<IntakeAccount> = {},
): IntakeAccount {
  return { ...newAccount(id, entries), ...part }
}

/** Bank and type are chosen. */
export const CHOSEN = { bankName: 'HDFC Bank', accountType: 'Savings' } as const

export function someWork(
  accounts: IntakeData['accounts'],
  part: Partial<IntakeData> = {},
): IntakeData {
  return {
    accounts,
    revealed: false,
    ownersName: '',
    relatedParties: null,
    emailOutput: false,
    origin: 'begun',
    ...part,
  }
}

/** An intake state by name. */
export function aState(
  kind: Exclude<StartedIntake['kind'], 'bankstatementSuccessfulUploadPreview'>,
  accounts: IntakeData['accounts'],
  part: Partial<IntakeData> = {},
): StartedIntake {
  return { ...someWork(accounts, part), kind }
}

export function aPreview(
  accounts: IntakeData['accounts'],
  part: Partial<IntakeData> & { view?: 'files' | 'details'; shown?: string } = {},
): StartedIntake {
  const { view = 'files', shown = accounts[0].entries[0]?.id ?? '', ...data } = part
  return { ...someWork(accounts, data), kind: 'bankstatementSuccessfulUploadPreview', view, shown }
}

/** Outline of a state for tables: its name, and the files of each account. */
export function outline(intake: BankIntake): string {
  if (intake.kind === 'Not Uploaded') return intake.kind
  const files = intake.accounts.map(
    ({ id, entries }) => `${id}: ${entries.map((entry) => entry.id).join(' ')}`,
  )
  return [intake.kind, ...files].join(' | ')
}
