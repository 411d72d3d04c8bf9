import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { FilePreview, type FilePreviewProps } from '#shared/ui/preview/FilePreview.tsx'
import type { BankOutput, ReportKey } from '../result/bankOutput.ts'

const formatList = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)

/** 'Months' shows checks and figures instead of a file. */
export type Format = 'Months' | 'Excel' | 'PDF'

export type ReportPreviewProps = Pick<FilePreviewProps, 'sheetRequest' | 'actions'> & {
  output: BankOutput
  report: ReportKey
  format: Format
  baseName: string
  isFetching: boolean
  onFetchPdf: () => void
}

export function ReportPreview({
  output,
  report,
  format,
  baseName,
  isFetching,
  onFetchPdf,
  ...ofWorkbook
}: ReportPreviewProps) {
  if (report !== 'common' && format === 'PDF') {
    const pdf = output.pdfs[report]
    if (pdf !== undefined)
      return <FilePreview source={pdf} name={`${baseName}_${report}.pdf`} kind="pdf" />
    return (
      <EmptyState
        icon={fileX}
        title="The PDF report could not be loaded"
        description="The Excel analysis is complete. Try again to load the PDF."
      >
        <button
          type="button"
          className="btn btn-secondary"
          disabled={isFetching}
          onClick={onFetchPdf}
        >
          {isFetching ? 'Loading…' : 'Try again'}
        </button>
      </EmptyState>
    )
  }
  if (output.workbooks === null) {
    return (
      <EmptyState
        icon={fileX}
        title="The Excel files could not be opened here"
        description="The zip that the server sent cannot be read in the browser. Download it, or use the PDF."
      />
    )
  }
  const workbook = output.workbooks[report]
  if (workbook === undefined && output.unread.length > 0) {
    return (
      <EmptyState
        icon={fileX}
        title="A file of the output is damaged"
        description={`The zip is complete, but ${formatList(output.unread)} in it cannot be opened. Use the PDF, or download the output and send it to support.`}
      />
    )
  }
  if (workbook === undefined) {
    return (
      <EmptyState
        icon={fileX}
        title="No Excel analysis in the output"
        description="The zip from the server has none for this account. Use the PDF, or contact support."
      />
    )
  }
  return (
    <FilePreview
      {...ofWorkbook}
      source={workbook}
      name={`${baseName}_${report}.xlsx`}
      kind="xlsx"
    />
  )
}
