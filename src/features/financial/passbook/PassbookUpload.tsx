import cardImage from 'bootstrap-icons/icons/card-image.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import { plural } from '#shared/lib/plural.ts'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { EstimateTable } from '#shared/analyzer/intake/EstimateTable.tsx'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { countedBytes } from '#shared/upload/batchRules.ts'
import { UPLOAD_LIMITS, type UploadLimits } from '#shared/config/limits.ts'
import { FileArea } from '#shared/upload/FileArea.tsx'
import type { InstructionTexts } from '#shared/upload/instructionRows.ts'
import { UploadColumns } from '#shared/upload/UploadColumns.tsx'
import { TakesPageDrops } from '#shared/upload/useFileIntake.ts'
import { TotalMeter } from '#shared/upload/TotalMeter.tsx'
import { sayToDo } from '#shared/upload/toDo.ts'
import { useFileList, useOneFile } from '#shared/upload/useFileList.ts'
import { PASSBOOK_ESTIMATES } from './estimates.ts'
import { changeDraft, type PassbookDraft } from './passbookDraft.ts'

const PAGES_LIMITS: UploadLimits = UPLOAD_LIMITS.passbook

/** The front page is one picture; for the rest the rules are those of the other pages. */
const FRONT_LIMITS: UploadLimits = { ...PAGES_LIMITS, maxFiles: 1 }

const INSTRUCTIONS: InstructionTexts = {
  count:
    'As transaction pages, in order, beside one front page. JPG or PNG; one passbook at a time.',
  extra: [
    {
      icon: cardImage,
      title: 'The whole front page',
      line: 'Name, account number and bank have to be on it.',
    },
    {
      icon: sun,
      title: 'Straight, sharp, evenly lit',
      line: 'One page a picture, no shadow or finger over the figures.',
    },
  ],
}

type PassbookUploadProps = { chosen: PassbookDraft }

/** Upload: the two areas, and Proceed once both are filled (analyzers §2, §5). */
export function PassbookUpload({ chosen }: PassbookUploadProps) {
  const dispatch = useAppDispatch()
  const front = useOneFile(FRONT_LIMITS, chosen.front, (file) =>
    dispatch(changeDraft({ front: file })),
  )
  const pages = useFileList(PAGES_LIMITS, chosen.pages, (ready) =>
    dispatch(changeDraft({ pages: ready })),
  )
  const [cover] = front.entries
  const count = pages.entries.length + front.entries.length
  const missing = whatIsMissing(chosen.front !== null, cover !== undefined, pages.entries)
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title="Passbook"
          line="Every transaction of a passbook in one workbook, from photographs of its pages."
          step={0}
        />
        <UploadColumns limits={PAGES_LIMITS} instructions={INSTRUCTIONS}>
          <div className="passbook-areas">
            <TakesPageDrops value={cover === undefined}>
              <FileArea
                name="Front page"
                limits={FRONT_LIMITS}
                list={front}
                title="Drop the front page here"
                more={null}
                announcement={cover === undefined ? '' : `Front page: ${cover.name}`}
              />
            </TakesPageDrops>
            <TakesPageDrops value={cover !== undefined}>
              <FileArea
                name="Transaction pages"
                limits={PAGES_LIMITS}
                list={pages}
                title="Drop the transaction pages here"
                more={{ lead: 'Drop more pages here or', button: 'browse' }}
                announcement={sayReady(pages.entries)}
              />
            </TakesPageDrops>
            <EstimateTable rows={PASSBOOK_ESTIMATES} {...(count === 0 ? {} : { pages: count })} />
          </div>
        </UploadColumns>
        <OtherJobs />
      </div>
      {count > 0 && (
        <StickyBar
          facts={[
            ...(cover === undefined ? [] : ['Front page']),
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
            disabled={chosen.front === null || !pages.isComplete}
            onClick={() => dispatch(changeDraft({ confirmed: true }))}
          >
            Proceed
          </button>
        </StickyBar>
      )}
    </>
  )
}

function sayReady(pages: Parameters<typeof sayToDo>[0]): string {
  return pages.length === 0 ? '' : sayToDo(pages) || 'All transaction pages are ready.'
}

function whatIsMissing(
  hasFront: boolean,
  isFrontChosen: boolean,
  pages: Parameters<typeof sayToDo>[0],
): string {
  if (!hasFront) return isFrontChosen ? 'The front page is not ready' : 'The front page is missing'
  return pages.length === 0 ? 'The transaction pages are missing' : sayToDo(pages)
}
