import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import type { TableLoad } from '#shared/ui/table/DataTable.tsx'
import { PanelPlaceholder } from './PanelPlaceholder.tsx'

type RecordUnavailableProps = {
  noun: string
  pluralNoun: string
  heading: string
  load: TableLoad
  onClose: () => void
}

/** The panel of a record that is in the URL but not in the list: loading, deleted, or failed. */
export function RecordUnavailable({
  noun,
  pluralNoun,
  heading,
  load,
  onClose,
}: RecordUnavailableProps) {
  return (
    <PanelPlaceholder heading={heading} onClose={onClose}>
      {load.kind === 'loading' && <Skeleton lines={6} label={`Loading the ${noun}`} />}
      {load.kind === 'ready' && (
        <p>
          The {noun} that this link points to is not in the list. Choose one from the list instead.
        </p>
      )}
      {load.kind === 'failed' && (
        <>
          <p>
            The list of {pluralNoun} could not be loaded, so this {noun} cannot be shown.
          </p>
          <button type="button" className="btn btn-secondary" onClick={load.retry}>
            Try again
          </button>
        </>
      )}
    </PanelPlaceholder>
  )
}
