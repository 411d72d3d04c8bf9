import { useRef, useState } from 'react'
import { CardSidesOffer } from '#shared/kits/analyzer/batch/cardSides/CardSidesOffer.tsx'
import {
  findCardSides,
  type CardSides,
} from '#shared/kits/analyzer/batch/cardSides/joinCardSides.ts'
import { ID_SERVICES } from '#shared/platform/session/services/services.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { useRestoreFocusAfterRemoval } from '#shared/ui/hooks/focus/useRestoreFocusAfterRemoval.ts'
import type { Applicant } from '../model/applicant.ts'
import type { DocumentRow } from '../model/documentRows.ts'
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
  const { documents, list, uploads } = collect
  const { rows } = documents
  const freeJobs = useFreeJobs()
  const [showsFinished, setShowsFinished] = useState(false)
  useRestoreFocusAfterRemoval(root)
  return (
    <div ref={root} className="collect" tabIndex={-1}>
      <CollectDrop onFiles={(files) => void list.actions.add(files)}>
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
        <DocumentList applicant={id} documents={documents} list={list}>
          <CardSidesOffer
            cards={findSides(rows)}
            onJoin={async (sides) => dispatch(joinSides(id, uploads, sides))}
            onKeepApart={list.actions.keepApart}
          />
        </DocumentList>
      )}
    </div>
  )
}

/** Sides of cards: pictures of one card service, or without a service but with equal names. */
function findSides(rows: readonly DocumentRow[]): readonly CardSides[] {
  const entriesOf = (service: DocumentRow['service']) =>
    rows.filter((row) => row.service === service).map(({ entry }) => entry)
  return [
    ...ID_SERVICES.flatMap((service) => findCardSides(entriesOf(service))),
    ...findCardSides(entriesOf(null), false),
  ]
}
