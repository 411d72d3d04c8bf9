import fileDown from 'bootstrap-icons/icons/file-earmark-arrow-down.svg?raw'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { KeyValue } from '#shared/ui/components/values/KeyValue.tsx'
import type { SheetReport } from './sheetReport.ts'
import { TemplateLink } from './TemplateLink.tsx'

type DetailsPanelProps = {
  file: File
  /** Null: not read, or not yet. */
  report: SheetReport | null
  isSending: boolean
  onProcess: () => void
}

export function DetailsPanel({ file, report, isSending, onProcess }: DetailsPanelProps) {
  return (
    <section className="panel checks-panel" aria-labelledby="checks-panel-title">
      <div className="panel-header">
        <h2 id="checks-panel-title">Details</h2>
      </div>
      <div className="panel-body">
        <KeyValue
          items={[
            { label: 'File name', value: stripBidiControls(file.name) },
            { label: 'Size', value: formatMegabytes(file.size) },
            { label: 'Checks', value: report === null ? '' : formatCount(report.rowCount) },
            { label: 'Companies', value: report === null ? '' : formatCount(report.companyCount) },
            { label: 'Last changed', value: formatIndiaDateTime(file.lastModified) },
          ]}
        />
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isSending}
          onClick={onProcess}
        >
          Process
        </button>
      </div>
      <p className="checks-panel-footer small muted">
        <Icon of={fileDown} />
        <span>
          Not sure about the columns? <TemplateLink>Download template</TemplateLink>
        </span>
      </p>
    </section>
  )
}
