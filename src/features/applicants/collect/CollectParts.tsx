import { useRef, useState } from 'react'
import { plural } from '#shared/platform/lib/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { useRestoreFocusAfterRemoval } from '#shared/ui/hooks/useRestoreFocusAfterRemoval.ts'
import { CardSidesOffer } from '#shared/kits/analyzer/batch/CardSidesOffer.tsx'
import type { Applicant } from '../model/applicant.ts'
import type { DocumentRow } from '../model/documentRows.ts'
import { isCardService } from '../model/services.ts'
import { CollectDrop } from './CollectDrop.tsx'
import { DocumentList } from './DocumentList.tsx'
import { FinishedJobs, useFreeJobs } from './FinishedJobs.tsx'
import { joinSides } from './joinSides.ts'
import type { Collect } from './useCollect.ts'

type CollectPartsProps = { applicant: Pick<Applicant, 'id'>; collect: Collect }

/** Adding documents and finished jobs, and the documents that are not sent. */
export function CollectParts({ applicant: { id }, collect }: CollectPartsProps) {
  const dispatch = useAppDispatch()
  const root = useRef<HTMLDivElement>(null)
  const { documents, actions } = collect
  const { rows } = documents
  const freeJobs = useFreeJobs()
  const [showsFinished, setShowsFinished] = useState(false)
  useRestoreFocusAfterRemoval(root)
  return (
    <div ref={root} className="collect" tabIndex={-1}>
      <CollectDrop onFiles={actions.add}>
        {freeJobs.length > 0 && (
          <button
            type="button"
            className="upload-more"
            aria-expanded={showsFinished}
            onClick={() => setShowsFinished(!showsFinished)}
          >
            Add finished jobs ({freeJobs.length})
          </button>
        )}
      </CollectDrop>
      {showsFinished && freeJobs.length > 0 && (
        <FinishedJobs applicant={id} jobs={freeJobs} onAdded={() => setShowsFinished(false)} />
      )}
      {rows.length > 0 && (
        <DocumentList
          applicant={id}
          documents={documents}
          actions={actions}
          title={plural(rows.length, 'document')}
        >
          <CardSidesOffer
            entries={possibleSides(rows)}
            onJoin={async (sides) => dispatch(joinSides(id, sides))}
            onKeepApart={actions.keepApart}
          />
        </DocumentList>
      )}
    </div>
  )
}

/** Pictures that may be of a card: their service is one for cards, or not chosen yet. */
const possibleSides = (rows: readonly DocumentRow[]) =>
  rows.filter(({ service }) => service === null || isCardService(service)).map(({ entry }) => entry)
