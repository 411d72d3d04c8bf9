import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { PreviouslySentLink } from '#shared/kits/analyzer/previouslySent/PreviouslySentLink.tsx'
import { PROBLEM } from '#shared/kits/upload/problem.ts'
import type { UploadEntry } from '#shared/kits/upload/uploadEntry.ts'
import { stripBidiControls } from '#shared/platform/lib/fileName.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { DocumentRow } from '../model/documentRows.ts'
import { describeState } from './describeState.ts'
import { ServiceSelect } from './ServiceSelect.tsx'
import type { ListActions } from './useCollect.ts'

type DocumentListRowProps = {
  row: DocumentRow
  accounts: readonly string[]
  actions: ListActions | null
  /** Questions about the file or its group. */
  children: ReactNode
}

export function DocumentListRow({ row, accounts, actions, children }: DocumentListRowProps) {
  const { entry } = row
  const name = stripBidiControls(entry.name)
  const { tone, icon, title, detail = '' } = describeState(row)
  return (
    <li aria-label={name}>
      <div className="collect-row">
        <span className="collect-name" title={name}>
          {name}
        </span>
        <ServiceSelect
          row={row}
          name={name}
          accounts={accounts}
          isDisabled={actions === null}
          onChoose={(service, account) => actions?.choose(entry.id, service, account)}
        />
        <span className="muted">{describeSize(entry)}</span>
        <div className="collect-state">
          <Chip tone={tone} icon={icon}>
            {title}
          </Chip>
          {detail !== '' && <span className="small muted">{detail}</span>}
          {actions !== null && <StateActions row={row} name={name} actions={actions} />}
        </div>
        {actions !== null && (
          <button
            type="button"
            className="btn btn-ghost btn-icon btn-sm collect-remove"
            onClick={() => actions.remove(entry.id)}
          >
            <Icon of={x} label={`Remove ${name}`} />
          </button>
        )}
      </div>
      {children}
    </li>
  )
}

function describeSize({ pages, kind }: UploadEntry): string {
  if (pages !== null) return plural(pages, 'page')
  return kind === 'pdf' ? 'PDF' : kind === null ? 'Unknown type' : 'Picture'
}

type StateActionsProps = { row: DocumentRow; name: string; actions: ListActions }

function StateActions({ row: { entry, state }, name, actions }: StateActionsProps) {
  const { id } = entry
  switch (state.kind) {
    case 'duplicate':
      return <ActionButton label="Send anyway" name={name} onClick={() => actions.keepBoth(id)} />
    case 'mayHaveArrived':
      return <ActionButton label="Send anyway" name={name} onClick={() => actions.sendAnyway(id)} />
    case 'sent':
      return (
        <>
          <ActionButton label="Send anyway" name={name} onClick={() => actions.sendAnyway(id)} />
          <PreviouslySentLink previous={state.previous} />
        </>
      )
    case 'problem': {
      const { remedy } = PROBLEM[state.problem]
      if (remedy === 'rename')
        return <ActionButton label="Rename" name={name} onClick={() => actions.rename(id)} />
      return (
        remedy === 'retry' && (
          <ActionButton label="Try again" name={name} onClick={() => actions.recheck(id)} />
        )
      )
    }
    default:
      return null
  }
}

type ActionButtonProps = { label: string; name: string; onClick: () => void }

function ActionButton({ label, name, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-soft btn-sm"
      aria-label={`${label}: ${name}`}
      onClick={onClick}
    >
      {label}
    </button>
  )
}
