import { nanoid } from '@reduxjs/toolkit'
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { env } from '#shared/config/env.ts'
import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Work } from '../state/intake.ts'
import { isComplete } from '../state/intakeAccount.ts'
import { useMoveIntake } from '../state/moveIntake.ts'

type AddAccountRowProps = { work: Work }

/** 'Add Bank Account': a second account, whose transactions with the first are found too. */
export function AddAccountRow({ work }: AddAccountRowProps) {
  const move = useMoveIntake()
  const { shows, why } = useMayAddAccount(work)
  if (!shows) return null
  return (
    <div className="panel add-account">
      <div>
        <p className="medium">A second account?</p>
        <p className="small muted">
          {why ?? 'Its own Excel and PDF, and the transactions between the two.'}
        </p>
      </div>
      <button
        type="button"
        className="btn btn-secondary push"
        disabled={why !== null}
        onClick={() => move({ kind: 'secondAdded', account: nanoid() })}
      >
        <Icon of={plusLg} />
        Add Bank Account
      </button>
    </div>
  )
}

/** Whether 'Add Bank Account' shows, and why it cannot be pressed. */
type MayAdd = { shows: boolean; why: string | null }

/** One client code may not add a second account (analyzers §6). */
function useMayAddAccount({ accounts }: Work): MayAdd {
  const code = useAppSelector(selectUser)?.clientCode
  const single = env().VITE_SINGLE_ACCOUNT_CLIENT_CODE
  const [one, two] = accounts
  if (two !== undefined || (single !== '' && code === single)) return { shows: false, why: null }
  return { shows: true, why: whyNot(one.entries.length, isComplete(one)) }
}

function whyNot(files: number, isReady: boolean): string | null {
  const { maxFiles } = UPLOAD_LIMITS.bankStatement
  if (!isReady) return 'Once the files above are ready.'
  return files >= maxFiles ? `All ${maxFiles} files are used by account 1.` : null
}
