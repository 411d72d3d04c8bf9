import { FilePreview } from '#shared/preview/FilePreview.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { EXCEL_NAME } from './report.ts'
import type { Report } from './useReport.ts'

type OutputPreviewProps = { report: Report }

/** The workbook itself, sheet by sheet. */
export function OutputPreview({ report }: OutputPreviewProps) {
  if (report.kind === 'failed') return null
  return (
    <div className="panel passbook-workbook">
      {report.kind === 'loading' ? (
        <Skeleton lines={8} label="Fetching the workbook" />
      ) : (
        <FilePreview source={report.workbook} name={EXCEL_NAME} kind="xlsx" downloadable={false} />
      )}
    </div>
  )
}
