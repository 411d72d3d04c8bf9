import type { UploadEntry } from '#shared/kits/upload/uploadEntry.ts'
import {
  NOT_UPLOADED,
  type Intake,
  type StartedIntake,
  type IntakeData,
  pickIntakeData,
  clearOwnerUnlessBusiness,
  updateAccount,
} from './intake.ts'
import {
  hasLocked,
  isChecking,
  isComplete,
  newAccount,
  type IntakeAccount,
} from './intakeAccount.ts'

/** After files were added, removed or checked: removes empty accounts, and asks for passwords. */
export function updateEntries(intake: Intake, id: string, entries: readonly UploadEntry[]): Intake {
  if (intake.kind === 'Not Uploaded') {
    return entries.length === 0
      ? intake
      : chooseStep('bankstatementSuccessfulUpload', startIntake(id, entries))
  }
  return stepAfterFiles(updateAccount(intake, id, { entries }))
}

function startIntake(id: string, entries: readonly UploadEntry[]): IntakeData {
  return {
    accounts: [newAccount(id, entries)],
    revealed: false,
    ownersName: '',
    relatedParties: null,
    emailOutput: false,
    origin: 'begun',
  }
}

/** Empty accounts are removed, account two may become account one, and locked files need passwords. */
function stepAfterFiles(work: StartedIntake): Intake {
  const [one, two] = work.accounts
  if (one.entries.length === 0) {
    if (two === undefined || two.entries.length === 0) return NOT_UPLOADED
    return stepAfterFiles(clearOwnerUnlessBusiness({ ...work, accounts: [two] }))
  }
  if (two !== undefined) return stepAfterSecondAccount(work, one, two)
  if (work.kind === 'bankstatementnewAccountUpload')
    return chooseStep('bankstatementSuccessfulUpload', work)
  return work.kind === 'bankstatementSuccessfulUploadPreview'
    ? validatePreview(work)
    : chooseStep(work.kind, work)
}

function stepAfterSecondAccount(
  work: StartedIntake,
  one: IntakeAccount,
  two: IntakeAccount,
): Intake {
  switch (work.kind) {
    case 'bankstatementnewAccountUpload':
      return work
    case 'bankstatementSuccessfulUploadPreview':
      return two.entries.length === 0
        ? validatePreview(clearOwnerUnlessBusiness({ ...work, accounts: [one] }))
        : validatePreview(work)
    default:
      return two.entries.length === 0
        ? chooseStep(work.kind, clearOwnerUnlessBusiness({ ...work, accounts: [one] }))
        : chooseStep(work.kind, work)
  }
}

/** The step for account one's files. While a check runs nothing changes, so that screens do not flicker. */
export function chooseStep(before: StartedIntake['kind'], work: IntakeData): Intake {
  const [{ entries }] = work.accounts
  return { ...pickIntakeData(work), kind: stepFor(before, work, entries) }
}

function stepFor(before: StartedIntake['kind'], work: IntakeData, entries: readonly UploadEntry[]) {
  const [one] = work.accounts
  if (!hasLocked(one)) {
    // The list waits for CONTINUE, and a file for the end of its check.
    const waits = before === 'passwordProtected' || before === 'commonPasswordUnlock'
    if (waits) return isChecking(one) ? before : 'passwordProtected'
    if (before === 'singlePasswordProtected' && isChecking(one)) return before
    return 'bankstatementSuccessfulUpload'
  }
  if (entries.length === 1) return 'singlePasswordProtected'
  return before === 'commonPasswordUnlock' ? before : 'passwordProtected'
}

export type Preview = Extract<Intake, { kind: 'bankstatementSuccessfulUploadPreview' }>

/** The preview only has valid files; a locked or refused one leads back to its screen. */
export function validatePreview(work: Preview): Intake {
  const broken = work.accounts.find((account) => !isComplete(account) && !isChecking(account))
  if (broken !== undefined) {
    return broken === work.accounts[0]
      ? chooseStep('bankstatementSuccessfulUpload', work)
      : { ...pickIntakeData(work), kind: 'bankstatementnewAccountUpload' }
  }
  return { ...work, shown: shownOf(work, work.shown) }
}

function shownOf({ accounts }: IntakeData, wanted: string): string {
  const ids = accounts.flatMap(({ entries }) => entries.map(({ id }) => id))
  return ids.includes(wanted) ? wanted : (ids[0] ?? '')
}
