import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { AccountType, OwnerType } from '../../api/submission.ts'
import { continueIntake } from './continueIntake.ts'
import {
  NOT_UPLOADED,
  isLockedStep,
  type BankIntake,
  type StartedIntake,
  toOwnersName,
  pickIntakeData,
  clearOwnerUnlessBusiness,
  updateAccount,
  isBusiness,
} from './intake.ts'
import { hasLocked } from './intakeAccount.ts'
import {
  openAccount,
  addSecondAccount,
  removeSecondAccount,
  goBack,
  splitAccounts,
} from './secondAccount.ts'
import { updateEntries, type Preview } from './updateEntries.ts'

export type IntakeEvent =
  | { kind: 'entriesChanged'; account: string; entries: readonly UploadEntry[] }
  | { kind: 'commonPasswordSwitched'; on: boolean }
  | { kind: 'continued' }
  | { kind: 'bankChosen'; account: string; bankName: string | null }
  /** By all files of the account, null where they do not agree. Never replaces a choice. */
  | { kind: 'bankGuessed'; account: string; bankName: string | null }
  | { kind: 'typeChosen'; account: string; accountType: AccountType }
  | { kind: 'typeGuessed'; account: string; accountType: AccountType | null }
  /** Moves these files of account one to a new account with this id. */
  | { kind: 'accountsSplit'; account: string; files: readonly string[] }
  | { kind: 'secondAccountAdded'; account: string }
  | { kind: 'secondAccountRemoved' }
  | { kind: 'wentBack' }
  | { kind: 'accountOpened'; account: string }
  | { kind: 'fileShown'; file: string }
  | { kind: 'detailsOpened' }
  | { kind: 'detailsClosed' }
  | { kind: 'ownerTypeChosen'; account: string; ownerType: OwnerType }
  | { kind: 'ownersNameTyped'; text: string }
  | { kind: 'relatedPartiesChanged'; file: AcceptedFile | null }
  | { kind: 'emailOutputSwitched'; on: boolean }
  | { kind: 'restored'; intake: BankIntake }
  | { kind: 'cleared' }

/** An event that does not fit the step changes nothing. */
export function intakeReducer(intake: BankIntake, event: IntakeEvent): BankIntake {
  if (event.kind === 'cleared') return NOT_UPLOADED
  if (event.kind === 'restored') return restoreStored(intake, event.intake)
  if (event.kind === 'entriesChanged') return updateEntries(intake, event.account, event.entries)
  if (intake.kind === 'Not Uploaded') return intake
  return startedIntakeReducer(intake, event)
}

type StartedIntakeEvent = Exclude<IntakeEvent, { kind: 'cleared' | 'restored' | 'entriesChanged' }>

function startedIntakeReducer(intake: StartedIntake, event: StartedIntakeEvent): BankIntake {
  switch (event.kind) {
    case 'commonPasswordSwitched':
      return switchCommonPassword(intake, event.on)
    case 'continued':
      return continueIntake(intake)
    case 'bankChosen':
      return updateAccount(intake, event.account, { bankName: event.bankName, bankFrom: 'user' })
    case 'bankGuessed':
      return applyBankGuess(intake, event.account, event.bankName)
    case 'typeChosen':
      return updateAccount(intake, event.account, {
        accountType: event.accountType,
        typeFrom: 'user',
      })
    case 'typeGuessed':
      return applyTypeGuess(intake, event.account, event.accountType)
    case 'accountsSplit':
      return splitAccounts(intake, event.account, event.files)
    case 'secondAccountAdded':
      return addSecondAccount(intake, event.account)
    case 'secondAccountRemoved':
      return removeSecondAccount(intake)
    case 'wentBack':
      return goBack(intake)
    case 'accountOpened':
      return openAccount(intake, event.account)
    case 'fileShown':
      return updatePreview(intake, (preview) => ({ ...preview, shown: event.file }))
    case 'detailsOpened':
      return updatePreview(intake, (preview) => ({ ...preview, view: 'details' }))
    case 'detailsClosed':
      return updatePreview(intake, (preview) => ({ ...preview, view: 'files' }))
    case 'ownerTypeChosen':
      return chooseOwnerType(intake, event.account, event.ownerType)
    case 'ownersNameTyped':
      return isBusiness(intake) ? { ...intake, ownersName: toOwnersName(event.text) } : intake
    case 'relatedPartiesChanged':
      return { ...intake, relatedParties: event.file }
    case 'emailOutputSwitched':
      return { ...intake, emailOutput: event.on }
    default:
      return event satisfies never
  }
}

function restoreStored(intake: BankIntake, stored: BankIntake): BankIntake {
  if (intake.kind !== 'Not Uploaded' || stored.kind === 'Not Uploaded') return intake
  return { ...stored, origin: stored.origin === 'interrupted' ? 'interrupted' : 'restored' }
}

function applyBankGuess(intake: StartedIntake, id: string, bankName: string | null): StartedIntake {
  const from = intake.accounts.find((account) => account.id === id)?.bankFrom
  if (from === 'user' || from === undefined) return intake
  if (bankName !== null) return updateAccount(intake, id, { bankName, bankFrom: 'file' })
  return from === null ? intake : updateAccount(intake, id, { bankName, bankFrom: null })
}

function applyTypeGuess(
  intake: StartedIntake,
  id: string,
  accountType: AccountType | null,
): StartedIntake {
  const from = intake.accounts.find((account) => account.id === id)?.typeFrom
  if (from === 'user' || from === undefined) return intake
  if (accountType !== null) return updateAccount(intake, id, { accountType, typeFrom: 'file' })
  return from === null ? intake : updateAccount(intake, id, { accountType, typeFrom: null })
}

function switchCommonPassword(intake: StartedIntake, on: boolean): BankIntake {
  if (!isLockedStep(intake.kind) || intake.kind === 'singlePasswordProtected') return intake
  return {
    ...pickIntakeData(intake),
    kind: on && hasLocked(intake.accounts[0]) ? 'commonPasswordUnlock' : 'passwordProtected',
  }
}

function updatePreview(intake: StartedIntake, next: (preview: Preview) => Preview): BankIntake {
  return intake.kind === 'bankstatementSuccessfulUploadPreview' ? next(intake) : intake
}

function chooseOwnerType(intake: StartedIntake, id: string, ownerType: OwnerType): BankIntake {
  return clearOwnerUnlessBusiness(updateAccount(intake, id, { ownerType }))
}
