import { nanoid } from '@reduxjs/toolkit'
import plusLg from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Work } from '../state/intake.ts'
import { useMoveIntake } from '../state/moveIntake.ts'
import { useMayAddAccount } from './useMayAddAccount.ts'

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
