import { nanoid } from '@reduxjs/toolkit'
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { canHaveSecondAccount } from '#shared/platform/session/tabs/secondAccount.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import type { IntakeData } from '../state/intake.ts'
import { isComplete } from '../state/intakeAccount.ts'

type AddAccountRowProps = { intake: IntakeData }

export function AddAccountRow({ intake }: AddAccountRowProps) {
  const dispatchIntake = useDispatchIntake()
  const { isVisible, disabledReason } = useAddAccountState(intake)
  if (!isVisible) return null
  return (
    <div className="panel add-account">
      <div>
        <p className="medium">A second account?</p>
        <p className="small muted">
          {disabledReason ??
            'It gets its own Excel and PDF, plus the transactions between the two accounts.'}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-secondary push"
        disabled={disabledReason !== null}
        onClick={() => dispatchIntake({ kind: 'secondAccountAdded', account: nanoid() })}
      >
        <Icon of={plusLg} />
        Add Bank Account
      </button>
    </div>
  )
}

type AddAccountState = { isVisible: boolean; disabledReason: string | null }

function useAddAccountState({ accounts }: IntakeData): AddAccountState {
  const code = useAppSelector(selectUser)?.clientCode
  const [first, second] = accounts
  if (second !== undefined || !canHaveSecondAccount(code))
    return { isVisible: false, disabledReason: null }
  return {
    isVisible: true,
    disabledReason: getDisabledReason(first.entries.length, isComplete(first)),
  }
}

function getDisabledReason(files: number, isReady: boolean): string | null {
  const { maxFiles } = UPLOAD_LIMITS.bankStatement
  if (!isReady) return 'Available once the files above are ready.'
  return files >= maxFiles ? `Account 1 already uses all ${maxFiles} files.` : null
}
