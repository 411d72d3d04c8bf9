import { useEffect, useId, useState } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { AnalyzerHead } from '#shared/analyzer/AnalyzerHead.tsx'
import { EstimateTable } from '#shared/analyzer/intake/EstimateTable.tsx'
import { sayMinutes } from '#shared/analyzer/estimates.ts'
import { OtherJobs } from '#shared/analyzer/jobs/OtherJobs.tsx'
import { SourceFiles } from '#shared/analyzer/result/SourceFiles.tsx'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import { KeyValue } from '#shared/ui/KeyValue.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { LazyPassbookProgress } from './LazyPassbookProgress.ts'
import { PageOrder } from './order/PageOrder.tsx'
import { PASSBOOK_ESTIMATES, passbookEstimateMs } from './estimates.ts'
import { pageName } from './pageName.ts'
import { changeDraft, type PassbookDraft } from './passbookDraft.ts'

type PassbookSummaryProps = {
  chosen: PassbookDraft & { front: AcceptedFile }
  onProceed: () => void
}

const weigh = (files: readonly AcceptedFile[]) =>
  formatMegabytes(files.reduce((sum, { size }) => sum + size, 0))

/** Check: what will be sent, whether the output is wished by e-mail, and Proceed (analyzers §2). */
export function PassbookSummary({ chosen, onProceed }: PassbookSummaryProps) {
  const dispatch = useAppDispatch()
  const session = useSession()
  const checkbox = useId()
  const [started, setStarted] = useState(false)
  const { front, pages, emailOutput, interrupted } = chosen
  const files = [front, ...pages]
  const search = useSourceSearch(files)
  useEffect(() => {
    LazyPassbookProgress.preload().catch(() => undefined) // the real load tells
  }, [])
  const show = (page: AcceptedFile, among: readonly AcceptedFile[] = files) =>
    search.show(among.findIndex(({ id }) => id === page.id))
  const shown = files[search.shown]
  const order = (next: AcceptedFile[]) => {
    dispatch(changeDraft({ pages: next }))
    // The same page stays in view at its new place.
    if (shown !== undefined) show(shown, [front, ...next])
  }
  const remove = (page: AcceptedFile) => {
    const left = pages.filter(({ id }) => id !== page.id)
    dispatch(changeDraft({ pages: left, confirmed: left.length > 0 }))
    void session.get(fileVault).remove([page.id])
    if (shown === undefined) return
    // In the place of the page that was shown comes the next one, or the last.
    if (shown.id === page.id) search.show(Math.min(search.shown, left.length))
    else show(shown, [front, ...left])
  }
  return (
    <>
      <div className="page analyzer">
        <AnalyzerHead
          title="Passbook"
          line={
            interrupted
              ? 'Sending was interrupted. Your files are kept: Proceed sends them again.'
              : 'Look it over. Nothing has been sent yet.'
          }
          step={1}
        />
        <div className="passbook-summary">
          <section className="panel passbook-preview" aria-label="Chosen pages">
            <SourceFiles search={search} label="Page" nameOf={pageName} />
          </section>
          <div className="passbook-side">
            <section className="panel" aria-labelledby={`${checkbox}-title`}>
              <div className="panel-head">
                <h2 id={`${checkbox}-title`} className="upload-list-title">
                  Summary
                </h2>
              </div>
              <div className="panel-body passbook-facts">
                <KeyValue
                  items={[
                    { label: 'Front page', value: cutName(front.name) },
                    { label: 'Transaction pages', value: String(pages.length) },
                    { label: 'Total size', value: weigh(files) },
                    { label: 'Total pages', value: String(files.length) },
                  ]}
                />
                <div>
                  <FormCheck
                    id={checkbox}
                    label="Email Output File"
                    aria-describedby={`${checkbox}-note`}
                    checked={emailOutput}
                    onChange={({ target }) =>
                      dispatch(changeDraft({ emailOutput: target.checked }))
                    }
                  />
                  <p id={`${checkbox}-note`} className="small muted">
                    The workbook is also sent to your work e-mail.
                  </p>
                </div>
              </div>
            </section>
            <EstimateTable rows={PASSBOOK_ESTIMATES} pages={files.length} />
          </div>
        </div>
        <PageOrder
          front={front}
          pages={pages}
          shown={shown?.id}
          onShow={(page) => show(page)}
          onOrder={order}
          onRemove={remove}
        />
        <OtherJobs />
      </div>
      <StickyBar
        facts={[plural(files.length, 'page'), weigh(files)]}
        reason={`Usually takes about ${sayMinutes(passbookEstimateMs(files.length))}`}
      >
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => dispatch(changeDraft({ confirmed: false }))}
        >
          Change pages
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={started}
          onClick={() => {
            setStarted(true)
            onProceed()
          }}
        >
          Proceed
        </button>
      </StickyBar>
    </>
  )
}
