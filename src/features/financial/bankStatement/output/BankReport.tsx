import { useId, useState, type ReactNode } from 'react'
import Nav from 'react-bootstrap/Nav'
import TabContainer from 'react-bootstrap/TabContainer'
import TabPane from 'react-bootstrap/TabPane'
import type { DoneJob } from '#shared/jobs/job.ts'
import type { BankOutput, ReportKey } from '../result/bankOutput.ts'
import { AccountReport } from './AccountReport.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { InputFileLink } from './InputFileLink.tsx'
import { ReportPreview, type Format } from './ReportPreview.tsx'
import type { SelectedValue } from './selectedValue.ts'
import { useLatePdfs } from './useLatePdfs.ts'

type BankReportProps = {
  job: DoneJob
  output: BankOutput
  tabs: readonly ReportKey[]
  report: ReportKey
  onShow: (report: ReportKey) => void
  selected: SelectedValue | null
  onSelect: (value: SelectedValue, behind?: readonly string[]) => void
  baseName: string
  /** The feedback panel. */
  children: ReactNode
}

/** Words of the specification (analyzers §2). */
const TABS: Record<ReportKey, string> = {
  account_1: 'Account 1',
  account_2: 'Account 2',
  common: 'Inter Bank Transactions',
}

/** The same analysis as a workbook or as a PDF. */
const FORMATS = [
  { value: 'Excel', label: 'Excel' },
  { value: 'PDF', label: 'PDF' },
] as const satisfies readonly { value: Format; label: string }[]

/** Tabs, the format, whether the months add up, and the report itself. */
export function BankReport({
  job,
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
  const [format, setFormat] = useState<Format>('Excel')
  const late = useLatePdfs(job, output)
  const workbook = report === 'common' ? undefined : output.workbooks?.[report]
  const shown = {
    output: late.output,
    report,
    format,
    baseName,
    isFetching: late.isFetching,
    onFetchPdf: () => void (report !== 'common' && late.fetch(report)),
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
            <Segmented label="Format" options={FORMATS} value={format} onChange={setFormat} />
          )}
        </div>
        <TabPane className="bank-report" eventKey={report}>
          {workbook === undefined ? (
            <div className="panel bank-workbook">
              <ReportPreview {...shown} />
            </div>
          ) : (
            <AccountReport
              {...shown}
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
