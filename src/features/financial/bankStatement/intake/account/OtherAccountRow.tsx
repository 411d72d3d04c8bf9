import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { removeAccount } from '../files/accountUploads.ts'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'
import { accountTitle } from './accountTitle.ts'

type OtherAccountRowProps = {
  account: IntakeAccount
  name: string
}

export function OtherAccountRow({ account, name }: OtherAccountRowProps) {
  const dispatch = useAppDispatch()
  const dispatchIntake = useDispatchIntake()
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
        onClick={() => dispatchIntake({ kind: 'accountOpened', account: account.id })}
      >
        Open <span className="visually-hidden">{name}</span>
      </button>
    </div>
  )
}
