import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { useId } from 'react'
import { Chip } from '#shared/ui/Chip.tsx'
import type { ListCounts } from './toDo.ts'

type ListHeadProps = {
  /** Left out: 'Total Files'. */
  title?: string
  total: number
  counts: ListCounts
  /** Some file is locked: the switch can be used. */
  hasLocked: boolean
  /** Whether this uploader takes locked files at all. */
  takesLocked: boolean
  commonPassword: boolean
  onCommonPassword: (on: boolean) => void
}

/** 'Total Files (n)', how many stand how, and the switch for one password. */
export function ListHead({
  title = 'Total Files',
  total,
  counts,
  hasLocked,
  takesLocked,
  commonPassword,
  onCommonPassword,
}: ListHeadProps) {
  const id = useId()
  return (
    <div className="panel-head upload-list-head">
      <h2 className="upload-list-title">
        {title} ({total})
      </h2>
      <div className="row-flex">
        {counts.ready > 0 && (
          <Chip tone="success" icon={check}>
            {counts.ready} ready
          </Chip>
        )}
        {counts.toFix > 0 && (
          <Chip tone="danger" bare>
            {counts.toFix} to fix
          </Chip>
        )}
        {counts.toDecide > 0 && (
          <Chip tone="warning" bare>
            {counts.toDecide} to decide
          </Chip>
        )}
      </div>
      {takesLocked && (
        <div className="form-check form-switch push">
          <input
            id={id}
            className="form-check-input"
            type="checkbox"
            role="switch"
            checked={commonPassword}
            aria-checked={commonPassword}
            disabled={!hasLocked}
            onChange={({ target }) => onCommonPassword(target.checked)}
          />
          <label htmlFor={id}>Single password for all files</label>
        </div>
      )}
    </div>
  )
}
