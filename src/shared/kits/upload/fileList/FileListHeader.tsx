import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { useId } from 'react'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { StatusCounts } from './remainingTasks.ts'

type FileListHeaderProps = {
  title?: string | undefined
  total: number
  counts: StatusCounts
  hasLocked: boolean
  acceptsLocked: boolean
  usesSharedPassword: boolean
  onSharedPasswordChange: (on: boolean) => void
}

export function FileListHeader({
  title = 'Total Files',
  total,
  counts,
  hasLocked,
  acceptsLocked,
  usesSharedPassword,
  onSharedPasswordChange,
}: FileListHeaderProps) {
  const id = useId()
  return (
    <div className="panel-header upload-list-header">
      <h2 className="upload-list-title">
        {title} ({total})
      </h2>
      <div className="row-flex">
        {counts.ready > 0 && (
          <Chip tone="success" icon={check}>
            {counts.ready} ready
          </Chip>
        )}
        {counts.problems > 0 && (
          <Chip tone="danger" isPlain>
            {counts.problems} to fix
          </Chip>
        )}
        {counts.decisions > 0 && (
          <Chip tone="warning" isPlain>
            {counts.decisions} to decide
          </Chip>
        )}
      </div>
      {acceptsLocked && (
        <div className="form-check form-switch push">
          <input
            id={id}
            className="form-check-input"
            type="checkbox"
            role="switch"
            checked={usesSharedPassword}
            aria-checked={usesSharedPassword}
            disabled={!hasLocked}
            onChange={({ target }) => onSharedPasswordChange(target.checked)}
          />
          <label htmlFor={id}>Single password for all files</label>
        </div>
      )}
    </div>
  )
}
