import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { UploadEntry } from '#shared/kits/upload/uploadEntry.ts'
import type { AccountType, OwnerType } from '#features/financial/bankStatement/api/submission.ts'
import { updateEntries, type Preview } from './updateEntries.ts'
import { continueIntake } from './continueIntake.ts'
import {
  NOT_UPLOADED,
  isLockedStep,
  type Intake,
  type StartedIntake,
  toOwnersName,
  pickIntakeData,
  clearOwnerUnlessBusiness,
  updateAccount,
  isBusiness,
} from './intake.ts'
import { hasLocked } from './intakeAccount.ts'
import { openAccount, addSecondAccount, removeSecondAccount, goBack } from './secondAccount.ts'

/** Events from the first file to Proceed. `account` is an account's id. */
export type IntakeEvent =
  /** Files were added, removed or checked. */
  | { kind: 'entriesChanged'; account: string; entries: readonly UploadEntry[] }
  | { kind: 'commonPasswordSwitched'; on: boolean }
  | { kind: 'continued' }
  | { kind: 'bankChosen'; account: string; bankName: string | null }
  /** From a file's name or text; never replaces a choice. */
  | { kind: 'bankGuessed'; account: string; bankName: string }
  | { kind: 'typeChosen'; account: string; accountType: AccountType }
  | { kind: 'secondAdded'; account: string }
  | { kind: 'secondDropped' }
  | { kind: 'wentBack' }
  | { kind: 'accountOpened'; account: string }
  | { kind: 'fileShown'; file: string }
  | { kind: 'detailsOpened' }
  | { kind: 'detailsClosed' }
  | { kind: 'ownerTypeChosen'; account: string; ownerType: OwnerType }
  | { kind: 'ownersNameTyped'; text: string }
  | { kind: 'relatedPartiesChanged'; file: AcceptedFile | null }
  | { kind: 'emailOutputSwitched'; on: boolean }
  | { kind: 'restored'; intake: Intake }
  | { kind: 'cleared' }

/** An event that does not fit the step changes nothing. */
export function intakeReducer(intake: Intake, event: IntakeEvent): Intake {
  if (event.kind === 'cleared') return NOT_UPLOADED
  if (event.kind === 'restored') return restoreStored(intake, event.intake)
  if (event.kind === 'entriesChanged') return updateEntries(intake, event.account, event.entries)
  if (intake.kind === 'Not Uploaded') return intake
  return startedIntakeReducer(intake, event)
}

type StartedIntakeEvent = Exclude<IntakeEvent, { kind: 'cleared' | 'restored' | 'entriesChanged' }>

function startedIntakeReducer(work: StartedIntake, event: StartedIntakeEvent): Intake {
  switch (event.kind) {
    case 'commonPasswordSwitched':
      return switchCommonPassword(work, event.on)
    case 'continued':
      return continueIntake(work)
    case 'bankChosen':
      return updateAccount(work, event.account, { bankName: event.bankName, bankFrom: 'user' })
    case 'bankGuessed':
      return applyBankGuess(work, event.account, event.bankName)
    case 'typeChosen':
      return updateAccount(work, event.account, { accountType: event.accountType })
    case 'secondAdded':
      return addSecondAccount(work, event.account)
    case 'secondDropped':
      return removeSecondAccount(work)
    case 'wentBack':
      return goBack(work)
    case 'accountOpened':
      return openAccount(work, event.account)
    case 'fileShown':
      return updatePreview(work, (preview) => ({ ...preview, shown: event.file }))
    case 'detailsOpened':
      return updatePreview(work, (preview) => ({ ...preview, view: 'details' }))
    case 'detailsClosed':
      return updatePreview(work, (preview) => ({ ...preview, view: 'files' }))
    case 'ownerTypeChosen':
      return chooseOwnerType(work, event.account, event.ownerType)
    case 'ownersNameTyped':
      return isBusiness(work) ? { ...work, ownersName: toOwnersName(event.text) } : work
    case 'relatedPartiesChanged':
      return { ...work, relatedParties: event.file }
    case 'emailOutputSwitched':
      return { ...work, emailOutput: event.on }
    default:
      return event satisfies never
  }
}

/** A stored intake is only restored where none has started. */
function restoreStored(intake: Intake, stored: Intake): Intake {
  if (intake.kind !== 'Not Uploaded' || stored.kind === 'Not Uploaded') return intake
  return { ...stored, origin: stored.origin === 'interrupted' ? 'interrupted' : 'restored' }
}

function applyBankGuess(work: StartedIntake, id: string, bankName: string): Intake {
  const account = work.accounts.find((other) => other.id === id)
  if (account === undefined || account.bankFrom !== null) return work
  return updateAccount(work, id, { bankName, bankFrom: 'file' })
}

function switchCommonPassword(work: StartedIntake, on: boolean): Intake {
  if (!isLockedStep(work.kind) || work.kind === 'singlePasswordProtected') return work
  return {
    ...pickIntakeData(work),
    kind: on && hasLocked(work.accounts[0]) ? 'commonPasswordUnlock' : 'passwordProtected',
  }
}

function updatePreview(work: StartedIntake, next: (preview: Preview) => Preview): Intake {
  return work.kind === 'bankstatementSuccessfulUploadPreview' ? next(work) : work
}

function chooseOwnerType(work: StartedIntake, id: string, ownerType: OwnerType): Intake {
  return clearOwnerUnlessBusiness(updateAccount(work, id, { ownerType }))
}
