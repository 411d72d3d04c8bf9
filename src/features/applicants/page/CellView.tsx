import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useState, type ReactNode } from 'react'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { Chip, type Tone } from '#shared/ui/components/Chip.tsx'
import { formatPaise } from '../model/labels.ts'
import type { Cell } from '../sections/section.ts'
import { Parts } from './Parts.tsx'
import { SourceValue } from './SourceValue.tsx'

const ICONS: Record<Tone, string> = {
  success: check,
  danger: cross,
  warning: hourglass,
  neutral: dash,
  info: dash,
  accent: dash,
}

/** Longer ones get a wider column, so that an address does not stand word below word. */
const LONG_TEXT = 24

/** `label` names what the value is, for its button and its source. */
export function CellView({ cell, label }: { cell: Cell; label: string }): ReactNode {
  switch (cell?.kind) {
    case undefined:
      return <span className="muted">–</span>
    case 'day':
      return <span title={cell.title}>{formatDay(cell.day)}</span>
    case 'text':
      return cell.text.length > LONG_TEXT ? (
        <div className="applicant-long">{cell.text}</div>
      ) : (
        cell.text
      )
    case 'amount': {
      const { paise, from, parts = [], note } = cell
      if (from) return <SourceValue label={label} text={formatPaise(paise)} from={from} />
      return (
        <Parts label={label} parts={parts}>
          {formatPaise(paise)} {note !== undefined && <span className="tiny muted">{note}</span>}
        </Parts>
      )
    }
    case 'status':
      return (
        <Parts label={label} parts={cell.parts ?? []}>
          <Chip tone={cell.tone} icon={ICONS[cell.tone]}>
            {cell.text}
          </Chip>
          {cell.note !== undefined && <div className="tiny muted">{cell.note}</div>}
        </Parts>
      )
    case 'printed':
      return <PrintedValues cell={cell} label={label} />
    default:
      return cell satisfies never
  }
}

type PrintedCell = Extract<Cell, { kind: 'printed' }>

/** Of several documents that print the same, the first; the others open. */
function PrintedValues({ cell: { values, titles }, label }: { cell: PrintedCell; label: string }) {
  const [isOpen, setOpen] = useState(false)
  const shown = titles === undefined ? values : values.slice(0, 1)
  return (
    <>
      {shown.map((value, index) => (
        <div key={index} className={value.value.length > LONG_TEXT ? 'applicant-long' : undefined}>
          <SourceValue label={label} text={value.value} from={value}>
            {value.marked.map(({ text, isDifferent }, at) =>
              isDifferent ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
            )}
          </SourceValue>
        </div>
      ))}
      {titles !== undefined && values.length > 1 && (
        <details
          className="applicant-parts tiny muted"
          open={isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{`and ${values.length - 1} more`}</summary>
          {isOpen && (
            <ul>
              {values.slice(1).map((value, index) => (
                <li key={index}>
                  <SourceValue label={label} text={titles[index + 1] ?? ''} from={value} />
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
    </>
  )
}
