import { useState } from 'react'
import { plural } from '#shared/lib/plural.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { EstimateTable } from '#shared/analyzer/intake/EstimateTable.tsx'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { countedBytes } from '#shared/upload/batchRules.ts'
import { Instructions } from '#shared/upload/Instructions.tsx'
import { TakesPageDrops } from '#shared/upload/takesPageDrops.ts'
import { TotalMeter } from '#shared/upload/TotalMeter.tsx'
import { sayToDo } from '#shared/upload/toDo.ts'
import { useMultiUpload } from '#shared/upload/useMultiUpload.ts'
import { useSingleUpload } from '#shared/upload/useSingleUpload.ts'
import { PASSBOOK_ESTIMATES } from './estimates.ts'
import { FrontPageArea } from './FrontPageArea.tsx'
import { PASSBOOK_INSTRUCTIONS } from './instructions.ts'
import { FRONT_LIMITS, PAGES_LIMITS } from './limits.ts'
import { changeDraft, type PassbookDraft } from './passbookDraft.ts'
import { TransactionPagesArea } from './TransactionPagesArea.tsx'

type PassbookUploadProps = { chosen: PassbookDraft }

/** Upload: the two areas, and Proceed once both are filled (analyzers §2, §5). */
export function PassbookUpload({ chosen }: PassbookUploadProps) {
  const dispatch = useAppDispatch()
  const [complete, setComplete] = useState(false)
  const front = useSingleUpload(FRONT_LIMITS, chosen.front, (file) =>
    dispatch(changeDraft({ front: file })),
  )
  const pages = useMultiUpload(PAGES_LIMITS, chosen.pages, (ready, all) => {
    setComplete(all)
    dispatch(changeDraft({ pages: ready }))
  })
  const count = pages.entries.length + (front.entry === null ? 0 : 1)
  const missing = whatIsMissing(chosen.front !== null, front.entry !== null, pages.entries)
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title="Passbook"
          line="Every transaction of a passbook in one workbook, from photographs of its pages."
          step={0}
        />
        <div className="upload-page">
          <div className="upload-main passbook-areas">
            <TakesPageDrops value={front.entry === null}>
              <FrontPageArea upload={front} />
            </TakesPageDrops>
            <TakesPageDrops value={front.entry !== null}>
              <TransactionPagesArea upload={pages} />
            </TakesPageDrops>
            <EstimateTable rows={PASSBOOK_ESTIMATES} {...(count === 0 ? {} : { pages: count })} />
          </div>
          <Instructions limits={PAGES_LIMITS} texts={PASSBOOK_INSTRUCTIONS} />
        </div>
        <OtherJobs />
      </div>
      {count > 0 && (
        <StickyBar
          facts={[
            ...(front.entry === null ? [] : ['Front page']),
            ...(pages.entries.length === 0
              ? []
              : [
                  plural(pages.entries.length, 'transaction page'),
                  <TotalMeter
                    key="total"
                    bytes={countedBytes(pages.entries, PAGES_LIMITS)}
                    totalBytes={PAGES_LIMITS.totalBytes}
                  />,
                ]),
          ]}
          reason={missing}
        >
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.front === null || !complete}
            onClick={() => dispatch(changeDraft({ confirmed: true }))}
          >
            Proceed
          </button>
        </StickyBar>
      )}
    </>
  )
}

function whatIsMissing(
  hasFront: boolean,
  isFrontChosen: boolean,
  pages: Parameters<typeof sayToDo>[0],
): string {
  if (!hasFront) return isFrontChosen ? 'The front page is not ready' : 'The front page is missing'
  return pages.length === 0 ? 'The transaction pages are missing' : sayToDo(pages)
}
