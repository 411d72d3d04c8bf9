import { NO_BANK_NAME } from '../../api/submission.ts'
import {
  type BankIntake,
  type StartedIntake,
  type IntakeData,
  pickIntakeData,
  updateAccount,
} from './intake.ts'
import { hasBankAndType, isComplete, readyFiles, type IntakeAccount } from './intakeAccount.ts'
import { chooseStep } from './updateEntries.ts'

/** The prompt is shown once; then the default is used (analyzers §4). */
function withDefaultBank(account: IntakeAccount): IntakeAccount {
  const { bankName, accountType } = account
  return { ...account, bankName: bankName ?? NO_BANK_NAME, accountType: accountType ?? 'other' }
}

export function continueIntake(intake: StartedIntake): BankIntake {
  const [first, second] = intake.accounts
  switch (intake.kind) {
    case 'singlePasswordProtected':
    case 'passwordProtected':
    case 'commonPasswordUnlock':
      return isComplete(first)
        ? { ...pickIntakeData(intake), kind: 'bankstatementSuccessfulUpload' }
        : intake
    case 'bankstatementSuccessfulUpload':
      if (!isComplete(first)) return intake
      if (!intake.revealed) return { ...intake, revealed: true }
      if (!hasBankAndType(first) && !first.prompted)
        return updateAccount(intake, first.id, { prompted: true })
      // The screen of account two was not shown if its files were sorted: it asks for what is missing.
      if (second !== undefined && !hasBankAndType(second) && !second.prompted)
        return { ...pickIntakeData(intake), kind: 'bankstatementnewAccountUpload' }
      return toPreview(updateAccount(intake, first.id, withDefaultBank(first)))
    case 'bankstatementnewAccountUpload':
      if (second === undefined || !isComplete(second)) return intake
      if (!hasBankAndType(second) && !second.prompted)
        return updateAccount(intake, second.id, { prompted: true })
      // If account two was added before account one's bank was asked for, its own screen asks.
      if (!hasBankAndType(first) && !first.prompted)
        return chooseStep('bankstatementSuccessfulUpload', { ...intake, revealed: true })
      return toPreview(updateAccount(intake, second.id, withDefaultBank(second)))
    case 'bankstatementSuccessfulUploadPreview':
      return intake
    default:
      return intake satisfies never
  }
}

function toPreview(intake: StartedIntake): BankIntake {
  const [first, second] = intake.accounts
  const accounts: IntakeData['accounts'] =
    second === undefined
      ? [withDefaultBank(first)]
      : [withDefaultBank(first), withDefaultBank(second)]
  const next = { ...pickIntakeData(intake), accounts }
  if (second !== undefined && !isComplete(second))
    return { ...next, kind: 'bankstatementnewAccountUpload' }
  if (!isComplete(first)) return chooseStep('bankstatementSuccessfulUpload', next)
  const shown = readyFiles(first)[0]?.id ?? ''
  return { ...next, kind: 'bankstatementSuccessfulUploadPreview', view: 'files', shown }
}
