import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import {
  NOT_UPLOADED,
  type BankIntake,
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

export function updateEntries(
  intake: BankIntake,
  id: string,
  entries: readonly UploadEntry[],
): BankIntake {
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

function stepAfterFiles(intake: StartedIntake): BankIntake {
  const [first, second] = intake.accounts
  if (first.entries.length === 0) {
    if (second === undefined || second.entries.length === 0) return NOT_UPLOADED
    return stepAfterFiles(clearOwnerUnlessBusiness({ ...intake, accounts: [second] }))
  }
  if (second !== undefined) return stepAfterSecondAccount(intake, first, second)
  if (intake.kind === 'bankstatementnewAccountUpload')
    return chooseStep('bankstatementSuccessfulUpload', intake)
  return intake.kind === 'bankstatementSuccessfulUploadPreview'
    ? validatePreview(intake)
    : chooseStep(intake.kind, intake)
}

function stepAfterSecondAccount(
  intake: StartedIntake,
  first: IntakeAccount,
  second: IntakeAccount,
): BankIntake {
  switch (intake.kind) {
    case 'bankstatementnewAccountUpload':
      return intake
    case 'bankstatementSuccessfulUploadPreview':
      return second.entries.length === 0
        ? validatePreview(clearOwnerUnlessBusiness({ ...intake, accounts: [first] }))
        : validatePreview(intake)
    default:
      return second.entries.length === 0
        ? chooseStep(intake.kind, clearOwnerUnlessBusiness({ ...intake, accounts: [first] }))
        : chooseStep(intake.kind, intake)
  }
}

/** While a check runs nothing changes, so that screens do not flicker. */
export function chooseStep(before: StartedIntake['kind'], intake: IntakeData): BankIntake {
  const [{ entries }] = intake.accounts
  return { ...pickIntakeData(intake), kind: stepFor(before, intake, entries) }
}

function stepFor(
  before: StartedIntake['kind'],
  intake: IntakeData,
  entries: readonly UploadEntry[],
) {
  const [first] = intake.accounts
  if (!hasLocked(first)) {
    // The list waits for CONTINUE, and a file for the end of its check.
    const isUnlocking = before === 'passwordProtected' || before === 'commonPasswordUnlock'
    if (isUnlocking) return isChecking(first) ? before : 'passwordProtected'
    if (before === 'singlePasswordProtected' && isChecking(first)) return before
    return 'bankstatementSuccessfulUpload'
  }
  if (entries.length === 1) return 'singlePasswordProtected'
  return before === 'commonPasswordUnlock' ? before : 'passwordProtected'
}

export type Preview = Extract<BankIntake, { kind: 'bankstatementSuccessfulUploadPreview' }>

/** The preview only has valid files; a locked or refused one leads back to its screen. */
export function validatePreview(intake: Preview): BankIntake {
  const incomplete = intake.accounts.find((account) => !isComplete(account) && !isChecking(account))
  if (incomplete !== undefined) {
    return incomplete === intake.accounts[0]
      ? chooseStep('bankstatementSuccessfulUpload', intake)
      : { ...pickIntakeData(intake), kind: 'bankstatementnewAccountUpload' }
  }
  return { ...intake, shown: validFileId(intake, intake.shown) }
}

function validFileId({ accounts }: IntakeData, id: string): string {
  const ids = accounts.flatMap(({ entries }) => entries.map(({ id }) => id))
  return ids.includes(id) ? id : (ids[0] ?? '')
}
