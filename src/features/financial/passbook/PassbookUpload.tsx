import cardImage from 'bootstrap-icons/icons/card-image.svg?raw'
import sun from 'bootstrap-icons/icons/sun.svg?raw'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { EstimateTable } from '#shared/kits/analyzer/intake/EstimateTable.tsx'
import { OtherJobs } from '#shared/kits/analyzer/jobs/OtherJobs.tsx'
import { countedBytes } from '#shared/kits/upload/checks/validateBatch.ts'
import { AcceptsPageDrops } from '#shared/kits/upload/DropZone.tsx'
import { describeRemainingTasks } from '#shared/kits/upload/fileList/remainingTasks.ts'
import { TotalSizeMeter } from '#shared/kits/upload/fileList/TotalSizeMeter.tsx'
import { useFileList, useSingleFileList } from '#shared/kits/upload/fileList/useFileList.ts'
import { FileUploader } from '#shared/kits/upload/FileUploader.tsx'
import type { InstructionTexts } from '#shared/kits/upload/instructionRows.ts'
import { UploadLayout } from '#shared/kits/upload/UploadLayout.tsx'
import { UPLOAD_LIMITS, type UploadLimits } from '#shared/platform/config/limits.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { updateDraft, type PassbookDraft } from './passbookDraft.ts'
import { PASSBOOK_ESTIMATES } from './progress/estimates.ts'

const PAGES_LIMITS: UploadLimits = UPLOAD_LIMITS.passbook

const FRONT_LIMITS: UploadLimits = { ...PAGES_LIMITS, maxFiles: 1 }

const INSTRUCTIONS: InstructionTexts = {
  count: 'Transaction pages, in order, plus one front page. JPG or PNG, one passbook at a time.',
  extra: [
    {
      icon: cardImage,
      title: 'The whole front page',
      description: 'It must show the name, account number and bank.',
    },
    {
      icon: sun,
      title: 'Straight, sharp, evenly lit',
      description: 'One page per picture, with no shadow or finger over the figures.',
    },
  ],
}

type PassbookUploadProps = { chosen: PassbookDraft }

export function PassbookUpload({ chosen }: PassbookUploadProps) {
  const dispatch = useAppDispatch()
  const front = useSingleFileList(FRONT_LIMITS, chosen.front, (file) =>
    dispatch(updateDraft({ front: file })),
  )
  const pages = useFileList(PAGES_LIMITS, chosen.pages, (ready) =>
    dispatch(updateDraft({ pages: ready })),
  )
  const [frontPage] = front.entries
  const count = pages.entries.length + front.entries.length
  const missingText = describeMissing(chosen.front !== null, frontPage !== undefined, pages.entries)
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHeader
          title="Passbook"
          subtitle="Every transaction of a passbook in one workbook, from pictures of its pages."
          step={0}
        />
        <UploadLayout limits={PAGES_LIMITS} instructions={INSTRUCTIONS}>
          <div className="passbook-areas">
            <AcceptsPageDrops value={frontPage === undefined}>
              <FileUploader
                name="Front page"
                limits={FRONT_LIMITS}
                list={front}
                title="Drop the front page here"
                addMore={null}
                announcement={frontPage === undefined ? '' : `Front page: ${frontPage.name}`}
              />
            </AcceptsPageDrops>
            <AcceptsPageDrops value={frontPage !== undefined}>
              <FileUploader
                name="Transaction pages"
                limits={PAGES_LIMITS}
                list={pages}
                title="Drop the transaction pages here"
                addMore={{ lead: 'Drop more pages here or', button: 'Browse files' }}
                announcement={formatReady(pages.entries)}
              />
            </AcceptsPageDrops>
            <EstimateTable rows={PASSBOOK_ESTIMATES} pages={count === 0 ? undefined : count} />
          </div>
        </UploadLayout>
        <OtherJobs />
      </div>
      {count > 0 && (
        <StickyBar
          facts={[
            ...(frontPage === undefined ? [] : ['Front page']),
            ...(pages.entries.length === 0
              ? []
              : [
                  plural(pages.entries.length, 'transaction page'),
                  <TotalSizeMeter
                    key="total"
                    bytes={countedBytes(pages.entries, PAGES_LIMITS)}
                    totalBytes={PAGES_LIMITS.totalSizeLimitBytes}
                  />,
                ]),
          ]}
          reason={missingText}
        >
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.front === null || !pages.isComplete}
            onClick={() => dispatch(updateDraft({ confirmed: true }))}
          >
            Proceed
          </button>
        </StickyBar>
      )}
    </>
  )
}

function formatReady(pages: Parameters<typeof describeRemainingTasks>[0]): string {
  return pages.length === 0
    ? ''
    : describeRemainingTasks(pages) || 'All transaction pages are ready.'
}

function describeMissing(
  hasFront: boolean,
  isFrontChosen: boolean,
  pages: Parameters<typeof describeRemainingTasks>[0],
): string {
  if (!hasFront) return isFrontChosen ? 'The front page is not ready' : 'The front page is missing'
  return pages.length === 0 ? 'The transaction pages are missing' : describeRemainingTasks(pages)
}
