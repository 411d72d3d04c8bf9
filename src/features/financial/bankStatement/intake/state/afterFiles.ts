import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import {
  NOT_UPLOADED,
  type Intake,
  type IntakeWork,
  type Work,
  bare,
  businessKept,
  change,
} from './intake.ts'
import {
  hasLocked,
  isChecking,
  isComplete,
  newAccount,
  type IntakeAccount,
} from './intakeAccount.ts'

/** Files came, went or were judged: accounts that are empty leave, and locked files ask for their passwords. */
export function entriesChanged(
  intake: Intake,
  id: string,
  entries: readonly UploadEntry[],
): Intake {
  if (intake.kind === 'Not Uploaded') {
    return entries.length === 0
      ? intake
      : settle('bankstatementSuccessfulUpload', firstWork(id, entries))
  }
  return afterFiles(change(intake, id, { entries }))
}

function firstWork(id: string, entries: readonly UploadEntry[]): Work {
  return {
    accounts: [newAccount(id, entries)],
    revealed: false,
    ownersName: '',
    relatedParties: null,
    emailOutput: false,
    origin: 'begun',
  }
}

/** Emptied accounts leave, account two takes the place of account one, and locked files ask for their passwords. */
function afterFiles(work: IntakeWork): Intake {
  const [one, two] = work.accounts
  if (one.entries.length === 0) {
    if (two === undefined || two.entries.length === 0) return NOT_UPLOADED
    return afterFiles(businessKept({ ...work, accounts: [two] }))
  }
  if (two !== undefined) return afterSecond(work, one, two)
  if (work.kind === 'bankstatementnewAccountUpload')
    return settle('bankstatementSuccessfulUpload', work)
  return work.kind === 'bankstatementSuccessfulUploadPreview'
    ? afterPreview(work)
    : settle(work.kind, work)
}

function afterSecond(work: IntakeWork, one: IntakeAccount, two: IntakeAccount): Intake {
  switch (work.kind) {
    case 'bankstatementnewAccountUpload':
      return work
    case 'bankstatementSuccessfulUploadPreview':
      return two.entries.length === 0
        ? afterPreview(businessKept({ ...work, accounts: [one] }))
        : afterPreview(work)
    default:
      return two.entries.length === 0
        ? settle(work.kind, businessKept({ ...work, accounts: [one] }))
        : settle(work.kind, work)
  }
}

/** Which stage account one's files ask for. While a check runs nothing is decided, so that no screen comes and goes. */
export function settle(before: IntakeWork['kind'], work: Work): Intake {
  const [{ entries }] = work.accounts
  return { ...bare(work), kind: settledKind(before, work, entries) }
}

function settledKind(before: IntakeWork['kind'], work: Work, entries: readonly UploadEntry[]) {
  const [one] = work.accounts
  if (!hasLocked(one)) {
    // The list waits for its CONTINUE, and a file that is still being checked for its verdict.
    const waits = before === 'passwordProtected' || before === 'commonPasswordUnlock'
    if (waits) return isChecking(one) ? before : 'passwordProtected'
    if (before === 'singlePasswordProtected' && isChecking(one)) return before
    return 'bankstatementSuccessfulUpload'
  }
  if (entries.length === 1) return 'singlePasswordProtected'
  return before === 'commonPasswordUnlock' ? before : 'passwordProtected'
}

export type Preview = Extract<Intake, { kind: 'bankstatementSuccessfulUploadPreview' }>

/** The preview shows files that can be sent; a locked or refused one leads back to where it is put right. */
export function afterPreview(work: Preview): Intake {
  const broken = work.accounts.find((account) => !isComplete(account) && !isChecking(account))
  if (broken !== undefined) {
    return broken === work.accounts[0]
      ? settle('bankstatementSuccessfulUpload', work)
      : { ...bare(work), kind: 'bankstatementnewAccountUpload' }
  }
  return { ...work, shown: shownOf(work, work.shown) }
}

function shownOf({ accounts }: Work, wanted: string): string {
  const ids = accounts.flatMap(({ entries }) => entries.map(({ id }) => id))
  return ids.includes(wanted) ? wanted : (ids[0] ?? '')
}
