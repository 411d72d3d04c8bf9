import { useEffect, useId, useState } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { AnalyzerHeader } from '#shared/kits/analyzer/AnalyzerHeader.tsx'
import { formatAboutMinutes } from '#shared/kits/analyzer/estimates.ts'
import { EstimateTable } from '#shared/kits/analyzer/intake/EstimateTable.tsx'
import { OtherJobs } from '#shared/kits/analyzer/jobs/OtherJobs.tsx'
import { SourceFiles } from '#shared/kits/analyzer/result/source/SourceFiles.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import { describeInterruption } from '#shared/kits/jobs/failures.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { KeyValue } from '#shared/ui/components/values/KeyValue.tsx'
import { PageOrder } from './order/PageOrder.tsx'
import { pageName } from './pageName.ts'
import { updateDraft, type PassbookDraft } from './passbookDraft.ts'
import { PASSBOOK_ESTIMATES, passbookEstimateMs } from './progress/estimates.ts'
import { LazyPassbookProgress } from './progress/LazyPassbookProgress.ts'

type PassbookSummaryProps = {
  chosen: PassbookDraft & { front: AcceptedFile }
  onProceed: () => void
}

const totalSize = (files: readonly AcceptedFile[]) =>
  formatMegabytes(files.reduce((sum, { size }) => sum + size, 0))

export function PassbookSummary({ chosen, onProceed }: PassbookSummaryProps) {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const { front, pages, interrupted } = chosen
  const files = [front, ...pages]
  const search = useSourceSearch(files)
  useEffect(() => {
    LazyPassbookProgress.preload().catch(() => undefined) // the real load reports it
  }, [])
  const show = (page: AcceptedFile, shownFiles: readonly AcceptedFile[] = files) =>
    search.showFile(shownFiles.findIndex(({ id }) => id === page.id))
  const shown = files[search.shownFile]
  const reorder = (next: AcceptedFile[]) => {
    dispatch(updateDraft({ pages: next }))
    // The page stays visible at its new position.
    if (shown !== undefined) show(shown, [front, ...next])
  }
  const remove = (page: AcceptedFile) => {
    const remaining = pages.filter(({ id }) => id !== page.id)
    dispatch(updateDraft({ pages: remaining, confirmed: remaining.length > 0 }))
    void session.get(blobStore).remove([page.id])
    if (shown === undefined) return
    if (shown.id === page.id) search.showFile(Math.min(search.shownFile, remaining.length))
    else show(shown, [front, ...remaining])
  }
  return (
    <>
      <div className="page analyzer has-preview">
        <AnalyzerHeader
          title="Passbook"
          subtitle={
            interrupted
              ? `${describeInterruption('Your files')} Select Proceed to send them again.`
              : 'Check it before you proceed. Nothing has been sent yet.'
          }
          step={1}
        />
        <div className="check passbook-summary">
          <div className="passbook-side">
            <SummaryPanel chosen={chosen} />
            <PageOrder
              front={front}
              pages={pages}
              shown={shown?.id}
              onShow={(page) => show(page)}
              onOrder={reorder}
              onRemove={remove}
            />
            <EstimateTable rows={PASSBOOK_ESTIMATES} pages={files.length} />
          </div>
          <section className="panel check-preview" aria-label="Chosen pages">
            <SourceFiles search={search} label="Page" nameOf={pageName} />
          </section>
        </div>
        <OtherJobs />
      </div>
      <ProceedBar files={files} onProceed={onProceed} />
    </>
  )
}

type SummaryPanelProps = Pick<PassbookSummaryProps, 'chosen'>

function SummaryPanel({ chosen: { front, pages, emailOutput } }: SummaryPanelProps) {
  const dispatch = useAppDispatch()
  const checkbox = useId()
  return (
    <section className="panel" aria-labelledby={`${checkbox}-title`}>
      <div className="panel-header">
        <h2 id={`${checkbox}-title`} className="upload-list-title">
          Summary
        </h2>
      </div>
      <div className="panel-body passbook-facts">
        <KeyValue
          items={[
            { label: 'Front page', value: truncateFileName(front.name) },
            { label: 'Transaction pages', value: String(pages.length) },
            { label: 'Total size', value: totalSize([front, ...pages]) },
            { label: 'Total pages', value: String(pages.length + 1) },
          ]}
        />
        <div>
          <FormCheck
            id={checkbox}
            label="Email Output File"
            aria-describedby={`${checkbox}-note`}
            checked={emailOutput}
            onChange={({ target }) => dispatch(updateDraft({ emailOutput: target.checked }))}
          />
          <p id={`${checkbox}-note`} className="small muted">
            The workbook is also sent to your work email.
          </p>
        </div>
      </div>
    </section>
  )
}

type ProceedBarProps = Pick<PassbookSummaryProps, 'onProceed'> & { files: readonly AcceptedFile[] }

function ProceedBar({ files, onProceed }: ProceedBarProps) {
  const dispatch = useAppDispatch()
  const [isStarted, setIsStarted] = useState(false)
  return (
    <StickyBar
      facts={[plural(files.length, 'page'), totalSize(files)]}
      reason={`Usually takes ${formatAboutMinutes(passbookEstimateMs(files.length))}`}
    >
      <button
        type="button"
        className="btn btn-secondary"
        onClick={() => dispatch(updateDraft({ confirmed: false }))}
      >
        Change pages
      </button>
      <button
        type="button"
        className="btn btn-primary"
        disabled={isStarted}
        onClick={() => {
          setIsStarted(true)
          onProceed()
        }}
      >
        Proceed
      </button>
    </StickyBar>
  )
}
