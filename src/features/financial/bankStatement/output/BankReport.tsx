import { useId, useState, type ReactNode } from 'react'
import type { DoneJob } from '#shared/jobs/job.ts'
import type { BankOutput, ReportKey } from '../result/bankOutput.ts'
import { FormatToggle, type Format } from './FormatToggle.tsx'
import { InputFileLink } from './InputFileLink.tsx'
import { MonthTable } from './months/MonthTable.tsx'
import { OutputTabs } from './OutputTabs.tsx'
import { ReportPreview } from './ReportPreview.tsx'
import { useLatePdfs } from './useLatePdfs.ts'

/** A value of the output that was clicked. */
export type SelectedValue = { place: string; label: string; text: string }

type BankReportProps = {
  job: DoneJob
  output: BankOutput
  tabs: readonly ReportKey[]
  report: ReportKey
  onShow: (report: ReportKey) => void
  selected: SelectedValue | null
  onSelect: (value: SelectedValue) => void
  baseName: string
  /** The feedback panel. */
  children: ReactNode
}

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
  const panelId = useId()
  const [format, setFormat] = useState<Format>('Excel')
  const late = useLatePdfs(job, output)
  const workbook = report === 'common' ? undefined : output.workbooks?.[report]
  return (
    <div className="bank-pane">
      <InputFileLink files={job.files} />
      <div className="bank-tabs">
        <OutputTabs tabs={tabs} shown={report} onShow={onShow} panelId={panelId} />
        {report !== 'common' && <FormatToggle shown={format} onShow={setFormat} />}
      </div>
      <div className="bank-report" id={panelId} role="tabpanel">
        {workbook !== undefined && (
          <MonthTable
            workbook={workbook}
            selected={selected?.place ?? null}
            onSelect={(place, label, text) => onSelect({ place, label, text })}
          />
        )}
        <div className="panel bank-preview">
          <ReportPreview
            output={late.output}
            report={report}
            format={format}
            baseName={baseName}
            isFetching={late.isFetching}
            onFetchPdf={() => void (report !== 'common' && late.fetch(report))}
          />
        </div>
      </div>
      {children}
    </div>
  )
}
