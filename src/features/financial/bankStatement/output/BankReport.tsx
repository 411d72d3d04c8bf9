import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import { useId, useState, type ReactNode } from 'react'
import Nav from 'react-bootstrap/Nav'
import TabContainer from 'react-bootstrap/TabContainer'
import TabPane from 'react-bootstrap/TabPane'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { storeResult } from '#shared/kits/jobs/results/results.ts'
import { getFile, type AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { AccountKey } from '../api/contract.ts'
import { bankStatementPdf } from '../api/endpoints.ts'
import { type BankOutput, type ReportKey, toJobResult } from '../result/bankOutput.ts'
import { AccountReport } from './AccountReport.tsx'
import { ReportPreview, type Format } from './ReportPreview.tsx'
import type { SelectedValue } from './selectedValue.ts'

type InputFileLinkProps = { files: readonly AcceptedFile[] }

function InputFileLink({ files }: InputFileLinkProps) {
  const session = useSessionScope()
  const [first, ...more] = files
  if (first === undefined) return null
  const save = async () => {
    try {
      downloadBlob(await getFile(session.get(blobStore), first), first.name)
    } catch {
      showToast('error', 'This browser no longer has the file. Open it from where you saved it.')
    }
  }
  return (
    <p className="input-file">
      <Icon of={fileText} />
      <span className="muted">Input file</span>
      <button
        type="button"
        className="btn btn-link"
        title={`Download ${first.name}`}
        onClick={() => void save()}
      >
        {truncateFileName(first.name)}
      </button>
      {more.length > 0 && <span className="muted">and {plural(more.length, 'more', 'more')}</span>}
    </p>
  )
}

function useOnDemandPdfs(job: DoneJob, output: BankOutput) {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [pdfs, setPdfs] = useState(output.pdfs)
  const [isFetching, setFetching] = useState(false)
  const outputWithPdfs = { ...output, pdfs }

  async function fetch(account: AccountKey): Promise<void> {
    const { id, transactionId } = job
    if (transactionId === null || isFetching) return
    setFetching(true)
    const blobs = session.get(blobStore)
    const answer = await dispatch(
      callInSession(bankStatementPdf, { transactionId, account }, { context: { transactionId } }),
    )
    setFetching(false)
    if (!answer.ok) return
    const next = { ...pdfs, [account]: answer.value }
    setPdfs(next)
    await storeResult(blobs, id, toJobResult({ ...output, pdfs: next }))
  }
  return { output: outputWithPdfs, isFetching, fetch }
}

type BankReportProps = {
  job: DoneJob
  /** Of the shown account. */
  files: readonly AcceptedFile[]
  output: BankOutput
  tabs: readonly ReportKey[]
  report: ReportKey
  onShow: (report: ReportKey) => void
  selected: SelectedValue | null
  onSelect: (value: SelectedValue, precedingTexts?: readonly string[]) => void
  baseName: string
  children: ReactNode
}

/** Quoted from analyzers §2. */
const TABS: Record<ReportKey, string> = {
  account_1: 'Account 1',
  account_2: 'Account 2',
  common: 'Inter Bank Transactions',
}

const MONTHS = { value: 'Months', label: 'Months' } as const
const FORMATS = [
  { value: 'Excel', label: 'Excel' },
  { value: 'PDF', label: 'PDF' },
] as const satisfies readonly { value: Format; label: string }[]

export function BankReport({
  job,
  files,
  output,
  tabs,
  report,
  onShow,
  selected,
  onSelect,
  baseName,
  children,
}: BankReportProps) {
  const id = useId()
  const [chosenFormat, setFormat] = useState<Format>('Months')
  const onDemandPdfs = useOnDemandPdfs(job, output)
  const workbook = report === 'common' ? undefined : output.workbooks?.[report]
  const format = workbook === undefined && chosenFormat === 'Months' ? 'Excel' : chosenFormat
  const actions = {
    output: onDemandPdfs.output,
    report,
    format,
    baseName,
    isFetching: onDemandPdfs.isFetching,
    onFetchPdf: () => void (report !== 'common' && onDemandPdfs.fetch(report)),
  }
  return (
    <div className="bank-pane">
      <InputFileLink files={job.files} />
      <TabContainer
        id={id}
        activeKey={report}
        onSelect={(key) => {
          const chosen = tabs.find((tab) => tab === key)
          if (chosen !== undefined) onShow(chosen)
        }}
        transition={false}
        mountOnEnter
        unmountOnExit
      >
        <div className="bank-tabs">
          <Nav className="tabs" aria-label="Output">
            {tabs.map((tab) => (
              <Nav.Link key={tab} as="button" type="button" eventKey={tab}>
                {TABS[tab]}
              </Nav.Link>
            ))}
          </Nav>
          {report !== 'common' && (
            <Segmented
              label="Format"
              options={workbook === undefined ? FORMATS : [MONTHS, ...FORMATS]}
              value={format}
              onChange={setFormat}
            />
          )}
        </div>
        <TabPane className="bank-report" eventKey={report}>
          {workbook === undefined ? (
            <div className="panel bank-workbook">
              <ReportPreview {...actions} />
            </div>
          ) : (
            <AccountReport
              {...actions}
              files={files}
              workbook={workbook}
              selected={selected}
              onSelect={onSelect}
              onWorkbook={() => setFormat('Excel')}
            />
          )}
        </TabPane>
      </TabContainer>
      {children}
    </div>
  )
}
