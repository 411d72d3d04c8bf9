import download from 'bootstrap-icons/icons/download.svg?raw'
import { useId } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import { downloadJson } from '#shared/platform/lib/download.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { toReportJson, type ReportedFile } from './reportJson.ts'

type ReportControlsProps = {
  files: readonly ReportedFile[]
  /** Without an ending. */
  fileName: string
  withContent: boolean
  onWithContent: (withContent: boolean) => void
}

/** The report as JSON, and whether a report has the words of the document. */
export function ReportControls({
  files,
  fileName,
  withContent,
  onWithContent,
}: ReportControlsProps) {
  const id = useId()
  const save = () =>
    downloadJson(toReportJson(files, { withContent, at: Date.now() }), `${fileName}.json`)
  return (
    <>
      <FormCheck
        id={id}
        className="history-with-content small"
        label="With the content of the document"
        checked={withContent}
        onChange={({ target }) => onWithContent(target.checked)}
      />
      <button type="button" className="btn btn-secondary" onClick={save}>
        <Icon of={download} />
        Report as JSON
      </button>
    </>
  )
}
