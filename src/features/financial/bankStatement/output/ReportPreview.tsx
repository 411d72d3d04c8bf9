import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { FilePreview, type FilePreviewProps } from '#shared/preview/FilePreview.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import type { BankOutput, ReportKey } from '../result/bankOutput.ts'

const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)

export type Format = 'Excel' | 'PDF'

export type ReportPreviewProps = Pick<FilePreviewProps, 'show' | 'actions'> & {
  output: BankOutput
  report: ReportKey
  format: Format
  /** Base of the reports' file names. */
  baseName: string
  isFetching: boolean
  /** Asks for a PDF that did not come with the output. */
  onFetchPdf: () => void
}

/** One report as it came, or what became of it. */
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
        title="The PDF report did not come"
        line="The Excel analysis is complete. The PDF can be asked for again."
      >
        <button
          type="button"
          className="btn btn-secondary"
          disabled={isFetching}
          onClick={onFetchPdf}
        >
          {isFetching ? 'Asking…' : 'Try again'}
        </button>
      </EmptyState>
    )
  }
  if (output.workbooks === null) {
    return (
      <EmptyState
        icon={fileX}
        title="The Excel files could not be opened here"
        line="The zip that the server sent cannot be read in the browser. Download it, or look at the PDF."
      />
    )
  }
  const workbook = output.workbooks[report]
  if (workbook === undefined && output.unread.length > 0) {
    return (
      <EmptyState
        icon={fileX}
        title="A file of the output is damaged"
        line={`The server's zip came whole, but ${listed(output.unread)} in it cannot be opened. Look at the PDF, or download the output and send it to support.`}
      />
    )
  }
  if (workbook === undefined) {
    return (
      <EmptyState
        icon={fileX}
        title="No Excel analysis in the output"
        line="The server's zip holds none for this account. Look at the PDF, or contact support."
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
