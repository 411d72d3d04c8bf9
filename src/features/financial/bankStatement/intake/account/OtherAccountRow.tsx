import { plural } from '#shared/lib/plural.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { removeAccount } from '../files/accountUploads.ts'
import { accountTitle } from './accountTitle.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'
import { useMoveIntake } from '../state/moveIntake.ts'

type OtherAccountRowProps = {
  account: IntakeAccount
  /** 'Account 2' */
  name: string
}

/** The account whose files another screen holds. */
export function OtherAccountRow({ account, name }: OtherAccountRowProps) {
  const dispatch = useAppDispatch()
  const move = useMoveIntake()
  return (
    <div className="panel add-account">
      <div className="clip">
        <p className="medium clip">
          {name}: {accountTitle(account)}
        </p>
        <p className="small muted">{plural(account.entries.length, 'file')}</p>
      </div>
      <button
        type="button"
        className="btn btn-ghost push"
        onClick={() => dispatch(removeAccount(account))}
      >
        Remove <span className="visually-hidden">{name}</span>
      </button>
      <button
        type="button"
        className="btn btn-secondary"
        onClick={() => move({ kind: 'accountOpened', account: account.id })}
      >
        Open <span className="visually-hidden">{name}</span>
      </button>
    </div>
  )
}
