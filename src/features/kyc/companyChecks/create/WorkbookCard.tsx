import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import workbook from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { SheetReport } from './sheetReport.ts'
import type { Checked } from './useDetails.ts'
import { verdictOf } from './verdict.ts'

type WorkbookCardProps = { file: File; checked: Checked; onRemove: () => void }

const ICON = { success: checkCircle, warning: exclamation, muted: hourglass } as const

/** The chosen workbook: name, size, its sheet, and how it fits the template (look 13b). */
export function WorkbookCard({ file, checked, onRemove }: WorkbookCardProps) {
  const name = withoutTurns(file.name)
  const { tone, word, why } = verdictOf(checked)
  const found = checked.kind === 'read' ? readAs(checked.report) : []
  return (
    <div className="panel workbook-card">
      <span className="file-icon">
        <Icon of={workbook} />
      </span>
      <div className="workbook-card-name">
        <div className="medium">{name}</div>
        <div className="small muted">{[formatMegabytes(file.size), ...found].join(' · ')}</div>
      </div>
      <div className="verdict" role="status">
        <Icon of={ICON[tone]} className={`t-${tone}`} />
        <div>
          <b>{word}</b>
          <div className="why">{why}</div>
        </div>
      </div>
      <button type="button" className="btn btn-ghost btn-icon btn-sm" onClick={onRemove}>
        <Icon of={cross} label={`Remove ${name}`} />
      </button>
    </div>
  )
}

const readAs = ({ rows, sheet, others }: SheetReport): string[] => [
  plural(rows, 'row'),
  `sheet “${withoutTurns(sheet)}”${others > 0 ? `, ${others} more beside it` : ''}`,
]
