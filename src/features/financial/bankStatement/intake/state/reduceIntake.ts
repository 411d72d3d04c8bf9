import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import type { AccountType, OwnerType } from '#features/financial/bankStatement/wire/submission.ts'
import { entriesChanged, type Preview } from './afterFiles.ts'
import { continued } from './continued.ts'
import {
  NOT_UPLOADED,
  isLockedStage,
  type Intake,
  type IntakeWork,
  toOwnersName,
  bare,
  businessKept,
  change,
  isBusiness,
} from './intake.ts'
import { hasLocked } from './intakeAccount.ts'
import { accountOpened, secondAdded, secondDropped, wentBack } from './secondAccount.ts'

/** What can happen on the way from the first drop to Proceed. `account` is an account's id. */
export type IntakeEvent =
  /** Files came, went, or a check came through. */
  | { kind: 'entriesChanged'; account: string; entries: readonly UploadEntry[] }
  | { kind: 'commonPasswordSwitched'; on: boolean }
  | { kind: 'continued' }
  | { kind: 'bankChosen'; account: string; bankName: string | null }
  /** Read from a file's name or text: never takes the place of a choice. */
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
  /** Sent, or given up. */
  | { kind: 'cleared' }

/** The next stage of the intake. An event that does not fit the stage changes nothing. */
export function reduceIntake(intake: Intake, event: IntakeEvent): Intake {
  if (event.kind === 'cleared') return NOT_UPLOADED
  if (event.kind === 'restored') return restored(intake, event.intake)
  if (event.kind === 'entriesChanged') return entriesChanged(intake, event.account, event.entries)
  if (intake.kind === 'Not Uploaded') return intake
  return stepWork(intake, event)
}

type WorkEvent = Exclude<IntakeEvent, { kind: 'cleared' | 'restored' | 'entriesChanged' }>

function stepWork(work: IntakeWork, event: WorkEvent): Intake {
  switch (event.kind) {
    case 'commonPasswordSwitched':
      return commonPassword(work, event.on)
    case 'continued':
      return continued(work)
    case 'bankChosen':
      return change(work, event.account, { bankName: event.bankName, bankFrom: 'user' })
    case 'bankGuessed':
      return guessed(work, event.account, event.bankName)
    case 'typeChosen':
      return change(work, event.account, { accountType: event.accountType })
    case 'secondAdded':
      return secondAdded(work, event.account)
    case 'secondDropped':
      return secondDropped(work)
    case 'wentBack':
      return wentBack(work)
    case 'accountOpened':
      return accountOpened(work, event.account)
    case 'fileShown':
      return inPreview(work, (preview) => ({ ...preview, shown: event.file }))
    case 'detailsOpened':
      return inPreview(work, (preview) => ({ ...preview, view: 'details' }))
    case 'detailsClosed':
      return inPreview(work, (preview) => ({ ...preview, view: 'files' }))
    case 'ownerTypeChosen':
      return ownerTypeChosen(work, event.account, event.ownerType)
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

/** A stored intake is only taken up where nothing was begun meanwhile. */
function restored(intake: Intake, stored: Intake): Intake {
  if (intake.kind !== 'Not Uploaded' || stored.kind === 'Not Uploaded') return intake
  return { ...stored, origin: stored.origin === 'interrupted' ? 'interrupted' : 'restored' }
}

function guessed(work: IntakeWork, id: string, bankName: string): Intake {
  const account = work.accounts.find((other) => other.id === id)
  if (account === undefined || account.bankFrom !== null) return work
  return change(work, id, { bankName, bankFrom: 'file' })
}

function commonPassword(work: IntakeWork, on: boolean): Intake {
  if (!isLockedStage(work.kind) || work.kind === 'singlePasswordProtected') return work
  return {
    ...bare(work),
    kind: on && hasLocked(work.accounts[0]) ? 'commonPasswordUnlock' : 'passwordProtected',
  }
}

function inPreview(work: IntakeWork, next: (preview: Preview) => Preview): Intake {
  return work.kind === 'bankstatementSuccessfulUploadPreview' ? next(work) : work
}

function ownerTypeChosen(work: IntakeWork, id: string, ownerType: OwnerType): Intake {
  return businessKept(change(work, id, { ownerType }))
}
