import * as v from 'valibot'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { accountsOf, type BankIntake, StartedIntakeSchema, NOT_UPLOADED } from './intake.ts'
import type { IntakeAccount } from './intakeAccount.ts'
import type { IntakeEvent } from './intakeReducer.ts'
import { intakeChanged, selectIntake } from './intakeSlice.ts'

/** Two tabs must never share the files of one intake. */
const intakeStorage = createStoredValue({
  key: SESSION_KEYS.bankIntake,
  scope: 'tab',
  schema: v.object({ owner: v.string(), intake: StartedIntakeSchema }),
  whenUnreadable: 'removed',
})

/** Names and options only: bytes are in the blob store, passwords are not stored. */
export function storeIntake(owner: string, intake: BankIntake): void {
  if (intake.kind === 'Not Uploaded') intakeStorage.remove()
  else intakeStorage.write({ owner, intake })
}

/** 'Not Uploaded' where none is stored, or it is from another build. */
export function loadStoredIntake(owner: string): BankIntake {
  return intakeStorage.read((stored) => stored.owner === owner)?.intake ?? NOT_UPLOADED
}

export function useDispatchIntake(): (event: IntakeEvent) => void {
  const dispatch = useAppDispatch()
  return (event) => dispatch(dispatchIntake(event))
}

/** The only way to change the intake: stores it for a reload, and opens the one-time prompt where Continue needs it. */
export function dispatchIntake(event: IntakeEvent): AppThunk {
  return (dispatch, getState) => {
    const before = selectIntake(getState())
    dispatch(intakeChanged(event))
    const intake = selectIntake(getState())
    const owner = selectUser(getState())?.email
    if (owner !== undefined) storeIntake(owner, intake)
    if (event.kind !== 'continued') return
    const prompted = findPrompted(intake, before)
    if (prompted !== undefined)
      dispatch(showDialog('uploadBankInsights', { detail: describeMissing(prompted) }))
  }
}

function findPrompted(intake: BankIntake, before: BankIntake): IntakeAccount | undefined {
  const wasPrompted = new Map(accountsOf(before).map(({ id, prompted }) => [id, prompted]))
  return accountsOf(intake).find(({ id, prompted }) => prompted && wasPrompted.get(id) === false)
}

function describeMissing({ bankName, accountType }: IntakeAccount): string {
  const missing = [
    ...(bankName === null ? ['the bank'] : []),
    ...(accountType === null ? ['the account type'] : []),
  ].join(' and ')
  return `Choose ${missing} for a better analysis, or continue without.`
}
