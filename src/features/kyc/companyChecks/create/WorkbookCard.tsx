import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import workbook from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { SheetReport } from './sheetReport.ts'
import { summarizeCheck } from './summarizeCheck.ts'
import type { WorkbookCheck } from './useWorkbookDetails.ts'

type WorkbookCardProps = { file: File; check: WorkbookCheck; onRemove: () => void }

const ICON = { success: checkCircle, warning: exclamation, muted: hourglass } as const

export function WorkbookCard({ file, check, onRemove }: WorkbookCardProps) {
  const name = stripBidiControls(file.name)
  const { tone, title, detail } = summarizeCheck(check)
  const description = check.kind === 'read' ? describeSheet(check.report) : []
  return (
    <div className="panel workbook-card">
      <span className="file-icon">
        <Icon of={workbook} />
      </span>
      <div className="workbook-card-name">
        <div className="medium">{name}</div>
        <div className="small muted">
          {[formatMegabytes(file.size), ...description].join(' · ')}
        </div>
      </div>
      <div className="check-result" role="status">
        <Icon of={ICON[tone]} className={`t-${tone}`} />
        <div>
          <b>{title}</b>
          <div className="check-reason">{detail}</div>
        </div>
      </div>
      <button type="button" className="btn btn-ghost btn-icon btn-sm" onClick={onRemove}>
        <Icon of={cross} label={`Remove ${name}`} />
      </button>
    </div>
  )
}

const describeSheet = ({ rowCount, sheet, otherSheetCount }: SheetReport): string[] => [
  plural(rowCount, 'row'),
  `sheet “${stripBidiControls(sheet)}”${otherSheetCount > 0 ? `, and ${otherSheetCount} more` : ''}`,
]
