import { NO_BANK_NAME } from '#features/financial/bankStatement/banks/banks.ts'
import { chooseStep } from './updateEntries.ts'
import { hasBankAndType, isComplete, readyFiles, type IntakeAccount } from './intakeAccount.ts'
import {
  type Intake,
  type StartedIntake,
  type IntakeData,
  pickIntakeData,
  updateAccount,
} from './intake.ts'

/** The prompt is shown once; then the default is used (analyzers §4). */
function withDefaultBank(account: IntakeAccount): IntakeAccount {
  const { bankName, accountType } = account
  return { ...account, bankName: bankName ?? NO_BANK_NAME, accountType: accountType ?? 'other' }
}

/** Continue: goes to the next screen where this one is complete. */
export function continueIntake(work: StartedIntake): Intake {
  const [one, two] = work.accounts
  switch (work.kind) {
    case 'singlePasswordProtected':
    case 'passwordProtected':
    case 'commonPasswordUnlock':
      return isComplete(one)
        ? { ...pickIntakeData(work), kind: 'bankstatementSuccessfulUpload' }
        : work
    case 'bankstatementSuccessfulUpload':
      if (!isComplete(one)) return work
      if (!work.revealed) return { ...work, revealed: true }
      if (!hasBankAndType(one) && !one.prompted)
        return updateAccount(work, one.id, { prompted: true })
      return toPreview(updateAccount(work, one.id, withDefaultBank(one)))
    case 'bankstatementnewAccountUpload':
      if (two === undefined || !isComplete(two)) return work
      if (!hasBankAndType(two) && !two.prompted)
        return updateAccount(work, two.id, { prompted: true })
      // Account two may have been added before account one's bank was asked for.
      if (!hasBankAndType(one) && !one.prompted) {
        return chooseStep(
          'bankstatementSuccessfulUpload',
          updateAccount({ ...work, revealed: true }, one.id, { prompted: true }),
        )
      }
      return toPreview(updateAccount(work, two.id, withDefaultBank(two)))
    case 'bankstatementSuccessfulUploadPreview':
      return work
    default:
      return work satisfies never
  }
}

/** Both accounts must have been shown; defaults replace what was never selected. */
function toPreview(work: StartedIntake): Intake {
  const [one, two] = work.accounts
  const accounts: IntakeData['accounts'] =
    two === undefined ? [withDefaultBank(one)] : [withDefaultBank(one), withDefaultBank(two)]
  const next = { ...pickIntakeData(work), accounts }
  if (two !== undefined && !isComplete(two))
    return { ...next, kind: 'bankstatementnewAccountUpload' }
  if (!isComplete(one)) return chooseStep('bankstatementSuccessfulUpload', next)
  const shown = readyFiles(one)[0]?.id ?? ''
  return { ...next, kind: 'bankstatementSuccessfulUploadPreview', view: 'files', shown }
}
