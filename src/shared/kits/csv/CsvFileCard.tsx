import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle-fill.svg?raw'
import csv from 'bootstrap-icons/icons/filetype-csv.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { CsvIntake } from './csvIntake.ts'
import {
  findBlocker,
  findFormatFaults,
  type FileVersion,
  type PreflightReport,
} from './preflight/csvIssue.ts'
import { TemplateButton } from './TemplateButton.tsx'
import type { PreflightState } from './usePreflight.ts'

type CsvFileCardProps = {
  file: File
  template: CsvIntake['template']
  preflight: PreflightState
  fileVersion: FileVersion
  onRemove: () => void
}

export function CsvFileCard({
  file,
  template,
  preflight,
  fileVersion,
  onRemove,
}: CsvFileCardProps) {
  const name = stripBidiControls(file.name)
  const { icon, tone, title, reason } = cardStatus(preflight, template.displayName, fileVersion)
  return (
    <div className="panel csv-card">
      <span className="file-icon">
        <Icon of={csv} />
      </span>
      <div className="csv-card-name">
        <div className="medium">{name}</div>
        <div className="small muted">
          {[formatMegabytes(file.size), ...describeFormat(preflight, fileVersion)].join(' · ')}
        </div>
      </div>
      <div className="check-result csv-card-result" role="status">
        <Icon of={icon} className={`t-${tone}`} />
        <div>
          <b>{title}</b>
          <div className="check-reason">{reason}</div>
        </div>
      </div>
      <TemplateButton template={template} className="btn btn-link btn-sm" />
      <button type="button" className="btn btn-ghost btn-icon btn-sm" onClick={onRemove}>
        <Icon of={cross} label={`Remove ${name}`} />
      </button>
    </div>
  )
}

function describeFormat(checked: PreflightState, sending: FileVersion): string[] {
  if (checked.kind !== 'read') return []
  const { encoding } = checked.report
  const faults = findFormatFaults(checked.report).join(', ')
  if (faults === '') return [encoding]
  return [encoding, sending === 'repaired' ? `repaired: ${faults}` : faults]
}

type CardStatus = { icon: string; tone: string; title: string; reason: string }

function cardStatus(checked: PreflightState, template: string, sending: FileVersion): CardStatus {
  switch (checked.kind) {
    case 'reading':
      return { icon: hourglass, tone: 'muted', title: 'Reading', reason: 'Checking each row.' }
    case 'unreadable':
      return {
        icon: exclamation,
        tone: 'warning',
        title: 'Not checked',
        reason: 'It could not be read here. Process sends it unchanged.',
      }
    case 'read':
      return reportStatus(checked.report, template, sending)
    default:
      return checked satisfies never
  }
}

function reportStatus(report: PreflightReport, template: string, sending: FileVersion): CardStatus {
  const { rows, headerRow, missing, missingRequired, extra, unclosedQuoteRow } = report
  const title = `${plural(rows, 'row')} read`
  if (findBlocker(report) === 'noHeader')
    return {
      icon: exclamation,
      tone: 'warning',
      title: 'No header row',
      reason: `Row ${headerRow} contains a candidate, or no column of ${template}. Add the template’s header row above it and drop the file again.`,
    }
  if (unclosedQuoteRow !== null)
    return {
      icon: exclamation,
      tone: 'warning',
      title,
      reason: `The quotation marks in row ${unclosedQuoteRow} do not match, so the rows below it may be in one cell. Correct them and drop the file again.`,
    }
  if (rows === 0)
    return { icon: exclamation, tone: 'warning', title, reason: 'It contains no candidates.' }
  if (missing.length > 0)
    return {
      icon: exclamation,
      tone: missingRequired.length > 0 ? 'danger' : 'warning',
      title: missingRequired.length > 0 ? 'Cannot be sent' : title,
      reason: `Missing: ${missing.join(', ')}`,
    }
  if (sending === 'original' && findFormatFaults(report).length > 0)
    return {
      icon: exclamation,
      tone: 'warning',
      title,
      reason: 'Its format is not that of the template. Send the repaired file.',
    }
  const extraText = extra.length > 0 ? `; not in the template: ${extra.join(', ')}` : ''
  return {
    icon: checkCircle,
    tone: 'success',
    title,
    reason: `All columns of ${template}${extraText}`,
  }
}
