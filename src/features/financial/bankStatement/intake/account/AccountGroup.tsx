import chevron from 'bootstrap-icons/icons/chevron-down.svg?raw'
import xLg from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useId, useState } from 'react'
import { fileIcon } from '#shared/kits/upload/fileList/fileIcon.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { removeAccount, uploadsOf } from '../files/accountUploads.ts'
import { useDispatchIntake } from '../state/dispatchIntake.ts'
import type { IntakeAccount } from '../state/intakeAccount.ts'
import { accountNumber, accountTitle } from './accountTitle.ts'

type AccountGroupProps = {
  account: IntakeAccount
  index: number
  shown: string
  onShow: (file: string) => void
}

export function AccountGroup({ account, index, shown, onShow }: AccountGroupProps) {
  const dispatch = useAppDispatch()
  const dispatchIntake = useDispatchIntake()
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const name = accountNumber(index)
  return (
    <section className="panel account-group" aria-label={name}>
      <div className="panel-header">
        <button
          type="button"
          className="account-group-header clip"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={chevron} className={isOpen ? '' : 'is-folded'} />
          <span className="clip">
            <span className="medium">{accountTitle(account)}</span>{' '}
            <span className="small muted">{plural(account.entries.length, 'file')}</span>
          </span>
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-sm push"
          onClick={() => dispatchIntake({ kind: 'accountOpened', account: account.id })}
        >
          Change <span className="visually-hidden">{name}</span>
        </button>
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          onClick={() => dispatch(removeAccount(account))}
        >
          Remove <span className="visually-hidden">{name}</span>
        </button>
      </div>
      <ul id={id} hidden={!isOpen} aria-label={`Files of ${name}`}>
        {account.entries.map((entry) => (
          <li key={entry.id} className={entry.id === shown ? 'account-file is-on' : 'account-file'}>
            <button
              type="button"
              className="account-file-name"
              aria-pressed={entry.id === shown}
              title={entry.name}
              onClick={() => onShow(entry.id)}
            >
              <Icon of={fileIcon(entry, entry.phase)} />
              <span className="clip">{truncateFileName(entry.name, 40, 30)}</span>
            </button>
            <span className="tiny faint">{formatFileFacts(entry)}</span>
            <button
              type="button"
              className="btn btn-ghost btn-icon btn-sm"
              onClick={() => dispatch(uploadsOf(account.id)).remove(entry.id)}
            >
              <Icon of={xLg} label={`Remove ${entry.name}`} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function formatFileFacts({ size, pages }: UploadEntry): string {
  return pages === null
    ? formatMegabytes(size)
    : `${formatMegabytes(size)} · ${plural(pages, 'page')}`
}
