import { NO_BANK_NAME } from '#features/financial/bankStatement/banks/banks.ts'
import { settle } from './afterFiles.ts'
import { isChosen, isComplete, readyFiles, type IntakeAccount } from './intakeAccount.ts'
import { type Intake, type IntakeWork, type Work, bare, change } from './intake.ts'

/** The once-only prompt comes before the fallback, and the fallback before going on (analyzers §4). */
function withChoice(account: IntakeAccount): IntakeAccount {
  const { bankName, accountType } = account
  return { ...account, bankName: bankName ?? NO_BANK_NAME, accountType: accountType ?? 'other' }
}

/** Continue, CONTINUE: the next screen where this one has all it needs. */
export function continued(work: IntakeWork): Intake {
  const [one, two] = work.accounts
  switch (work.kind) {
    case 'singlePasswordProtected':
    case 'passwordProtected':
    case 'commonPasswordUnlock':
      return isComplete(one) ? { ...bare(work), kind: 'bankstatementSuccessfulUpload' } : work
    case 'bankstatementSuccessfulUpload':
      if (!isComplete(one)) return work
      if (!work.revealed) return { ...work, revealed: true }
      if (!isChosen(one) && !one.prompted) return change(work, one.id, { prompted: true })
      return toPreview(change(work, one.id, withChoice(one)))
    case 'bankstatementnewAccountUpload':
      if (two === undefined || !isComplete(two)) return work
      if (!isChosen(two) && !two.prompted) return change(work, two.id, { prompted: true })
      // Account two may have been added before account one's bank was asked for.
      if (!isChosen(one) && !one.prompted) {
        return settle(
          'bankstatementSuccessfulUpload',
          change({ ...work, revealed: true }, one.id, { prompted: true }),
        )
      }
      return toPreview(change(work, two.id, withChoice(two)))
    case 'bankstatementSuccessfulUploadPreview':
      return work
    default:
      return work satisfies never
  }
}

/** Both accounts must have been through their own screen: what was never chosen there falls in here. */
function toPreview(work: IntakeWork): Intake {
  const [one, two] = work.accounts
  const accounts: Work['accounts'] =
    two === undefined ? [withChoice(one)] : [withChoice(one), withChoice(two)]
  const next = { ...bare(work), accounts }
  if (two !== undefined && !isComplete(two))
    return { ...next, kind: 'bankstatementnewAccountUpload' }
  if (!isComplete(one)) return settle('bankstatementSuccessfulUpload', next)
  const shown = readyFiles(one)[0]?.id ?? ''
  return { ...next, kind: 'bankstatementSuccessfulUploadPreview', view: 'files', shown }
}
