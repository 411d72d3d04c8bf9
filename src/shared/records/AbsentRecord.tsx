import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { PanelNote } from './PanelNote.tsx'

type AbsentRecordProps = {
  /** 'client'. */
  noun: string
  /** 'clients'. */
  nouns: string
  heading: string
  load: TableLoad
  onClose: () => void
}

/** The panel of a record that an address names and the list does not hold: not yet, not any more, or because it failed. */
export function AbsentRecord({ noun, nouns, heading, load, onClose }: AbsentRecordProps) {
  return (
    <PanelNote heading={heading} onClose={onClose}>
      {load.kind === 'loading' && <Skeleton lines={6} label={`Loading the ${noun}`} />}
      {load.kind === 'ready' && (
        <p>
          The {noun} that this link leads to is not in the list. Choose one from the list instead.
        </p>
      )}
      {load.kind === 'failed' && (
        <>
          <p>
            The list of {nouns} could not be loaded, so this {noun} cannot be shown.
          </p>
          <button type="button" className="btn btn-secondary" onClick={load.retry}>
            Try again
          </button>
        </>
      )}
    </PanelNote>
  )
}
