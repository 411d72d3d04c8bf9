import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { BulkActions } from './bulkAction.ts'
import { selectRowsOf } from './bulkSlice.ts'
import type { SelectedRow } from './bulkState.ts'
import { useRowSelection } from './rowSelection.ts'
import { startBulkAction } from './runBulkAction.ts'
import { useBulk, useBulkDispatch } from './useBulk.ts'

async function copyLinks(chosen: readonly SelectedRow[]): Promise<void> {
  const links = chosen.map(({ link }) => link).filter((link) => link !== '')
  try {
    await navigator.clipboard.writeText(links.join('\n'))
    showToast('success', `${plural(links.length, 'link')} copied`)
  } catch {
    showToast('error', 'The browser did not allow copying the links.')
  }
}

type BulkActionButtonsProps = { bulk: BulkActions }

export function BulkActionButtons({ bulk }: BulkActionButtonsProps) {
  const dispatch = useAppDispatch()
  const dispatchBulk = useBulkDispatch()
  const { subClientId, rows, togglePage } = useRowSelection()
  const chosen = useBulk((state) => selectRowsOf(state, subClientId))
  const onPageCount = rows.filter(({ id }) => chosen.some((one) => one.id === id)).length
  const otherCount = chosen.length - onPageCount
  return (
    <div className="bulk-status">
      <p role="status">
        <b className="medium">{formatCount(chosen.length)} selected</b>
        {otherCount > 0 && (
          <span className="muted">, {formatCount(otherCount)} on other pages</span>
        )}
      </p>
      {onPageCount < rows.length && (
        <button type="button" className="btn btn-sm btn-ghost" onClick={() => togglePage(true)}>
          All {formatCount(rows.length)} on this page
        </button>
      )}
      <button
        type="button"
        className="btn btn-sm btn-ghost"
        onClick={() => dispatchBulk({ kind: 'deselected', ids: chosen.map(({ id }) => id) })}
      >
        Clear
      </button>
      <div className="bulk-actions">
        <button type="button" className="btn btn-secondary" onClick={() => void copyLinks(chosen)}>
          <Icon of={link} />
          Copy links ({formatCount(chosen.length)})
        </button>
        {Object.entries(bulk.actions).map(([name, { icon, label, disabledReason }]) => {
          const count = chosen.filter(({ action }) => action === name).length
          return (
            <button
              key={name}
              type="button"
              className="btn btn-secondary"
              disabled={count === 0}
              title={count === 0 ? disabledReason : undefined}
              onClick={() => void dispatch(startBulkAction(bulk, name, subClientId))}
            >
              <Icon of={icon} />
              {label} ({formatCount(count)})
            </button>
          )
        })}
      </div>
    </div>
  )
}
