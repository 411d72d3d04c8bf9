import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import csv from 'bootstrap-icons/icons/filetype-csv.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { CsvIntake } from './csvIntake.ts'
import { blockerOf, type Report } from './preflight/finding.ts'
import { TemplateButton } from './TemplateButton.tsx'
import type { Sending } from './useDetails.ts'
import type { Checked } from './usePreflight.ts'

type CsvCardProps = {
  file: File
  template: CsvIntake['template']
  checked: Checked
  sending: Sending
  onRemove: () => void
}

/** The chosen file: name, size, how it is written, and how its header fits the template. */
export function CsvCard({ file, template, checked, sending, onRemove }: CsvCardProps) {
  const name = withoutTurns(file.name)
  const { icon, tone, word, why } = verdictOf(checked, template.said)
  return (
    <div className="panel csv-card">
      <span className="file-icon">
        <Icon of={csv} />
      </span>
      <div className="csv-card-name">
        <div className="medium">{name}</div>
        <div className="small muted">
          {[formatMegabytes(file.size), ...writtenAs(checked, sending)].join(' · ')}
        </div>
      </div>
      <div className="verdict csv-card-verdict" role="status">
        <Icon of={icon} className={`t-${tone}`} />
        <div>
          <b>{word}</b>
          <div className="why">{why}</div>
        </div>
      </div>
      <TemplateButton template={template} className="btn btn-link btn-sm" />
      <button type="button" className="btn btn-ghost btn-icon btn-sm" onClick={onRemove}>
        <Icon of={cross} label={`Remove ${name}`} />
      </button>
    </div>
  )
}

/** How it is written, and how it goes where that differs. */
function writtenAs(checked: Checked, sending: Sending): string[] {
  if (checked.kind !== 'read') return []
  const { encoding, delimiter, headerRow, hasSeparatorLine } = checked.report
  const isRepaired = sending === 'repaired'
  const blankLines = headerRow - 1 - (hasSeparatorLine ? 1 : 0)
  const above = [
    ...(hasSeparatorLine ? ['a separator line'] : []),
    ...(blankLines > 0 ? [plural(blankLines, 'blank line')] : []),
  ]
  const blank = `${above.join(' and ')} above the header`
  return [
    encoding + (isRepaired && encoding !== 'UTF-8' ? ', sent as UTF-8' : ''),
    ...(delimiter === 'comma' ? [] : [`parted by ${delimiter}s`]),
    ...(headerRow === 1 ? [] : [isRepaired ? `${blank}, left out` : blank]),
  ]
}

type Verdict = { icon: string; tone: string; word: string; why: string }

function verdictOf(checked: Checked, template: string): Verdict {
  switch (checked.kind) {
    case 'reading':
      return { icon: hourglass, tone: 'muted', word: 'Reading', why: 'Each row is looked at.' }
    case 'unread':
      return {
        icon: exclamation,
        tone: 'warning',
        word: 'Not checked',
        why: 'It could not be read here. Process sends it as it is.',
      }
    case 'read':
      return readVerdict(checked.report, template)
    default:
      return checked satisfies never
  }
}

function readVerdict(report: Report, template: string): Verdict {
  const { rows, encoding, headerRow, missing, extra, tornRow } = report
  const word = `${plural(rows, 'row')} read`
  if (blockerOf(report) === 'noHeader')
    return {
      icon: exclamation,
      tone: 'warning',
      word: 'No header row',
      why: `Row ${headerRow} holds a candidate, or names no column of ${template}. Put the header of the template above it and drop the file again.`,
    }
  if (tornRow !== null)
    return {
      icon: exclamation,
      tone: 'warning',
      word,
      why: `The quotation marks of row ${tornRow} do not match, so rows below it may be in one cell. Put them right and drop the file again.`,
    }
  if (missing.length > 0 || rows === 0)
    return {
      icon: exclamation,
      tone: 'warning',
      word,
      why: rows === 0 ? 'There is no candidate in it.' : `Missing: ${missing.join(', ')}`,
    }
  if (/zero bytes|without a byte/.test(encoding))
    return {
      icon: exclamation,
      tone: 'warning',
      word,
      why: `It is ${encoding}, which few programs read. Send it repaired.`,
    }
  const beyond = extra.length > 0 ? `; not in it: ${extra.join(', ')}` : ''
  return {
    icon: checkCircle,
    tone: 'success',
    word,
    why: `All columns of ${template}${beyond}`,
  }
}
