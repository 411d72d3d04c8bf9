import { Fragment, type ReactNode } from 'react'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { PanelPlaceholder } from './PanelPlaceholder.tsx'
import type { Records } from './useRecords.ts'

type RecordPanelProps<Row> = Records<Row> & {
  /** 'client': its plural ends in s. */
  noun: string
  idOf: (row: Row) => string
  /** The form of the record; of a new one for null. */
  children: (record: Row | null) => ReactNode
}

/** The form of the open record, or why there is none: the list is loading, failed, or does not have it. */
export function RecordPanel<Row>(props: RecordPanelProps<Row>) {
  const { noun, rows, idOf, load, open, children } = props
  const record = open.isNew ? null : rows.find((row) => idOf(row) === open.id)
  if (record !== undefined) return <Fragment key={open.id}>{children(record)}</Fragment>
  return (
    <PanelPlaceholder heading={noun.charAt(0).toUpperCase() + noun.slice(1)} onClose={open.close}>
      {load.kind === 'loading' && <Skeleton lines={6} label={`Loading the ${noun}`} />}
      {load.kind === 'ready' && (
        <p>
          The {noun} that this link points to is not in the list. Choose one from the list instead.
        </p>
      )}
      {load.kind === 'failed' && (
        <>
          <p>
            The list of {noun}s could not be loaded, so this {noun} cannot be shown.
          </p>
          <button type="button" className="btn btn-secondary" onClick={load.retry}>
            Try again
          </button>
        </>
      )}
    </PanelPlaceholder>
  )
}
