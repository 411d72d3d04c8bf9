import { useId, useState, type RefObject } from 'react'
import { daysIn, formatDay, indiaDay } from '#shared/lib/day.ts'
import { plural } from '#shared/lib/plural.ts'
import { DayFields } from '#shared/dashboard/DayFields.tsx'
import type { DayRange } from '#shared/dashboard/dayRange.ts'
import { misLimits, MIS_PRESETS, misProblem } from './dayRange.ts'
import { PopDialog } from './PopDialog.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'

type MisRangeProps = {
  id: string
  /** The button that opened it. */
  beside: RefObject<HTMLElement | null>
  range: DayRange
  onApply: (range: DayRange) => void
  onClose: () => void
}

/** The days of the MIS report (look 16d, decisions D46). */
export function MisRange({ id, beside, range, onApply, onClose }: MisRangeProps) {
  const noteId = useId()
  const [chosen, setChosen] = useState(range)
  const [today] = useState(() => indiaDay(Date.now()))
  const limits = misLimits(today)
  const problem = misProblem(chosen, today)
  return (
    <PopDialog
      id={id}
      label="Range of the MIS report"
      className="mis-range"
      placement="bottom-end"
      beside={beside}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (problem === null) onApply(chosen)
        }}
      >
        <div className="mis-body">
          <Presets today={today} chosen={chosen} onChoose={setChosen} />
          <div className="mis-days">
            <DayFields range={chosen} onChange={setChosen} min={limits.from} max={limits.to} />
            <RangeCalendar range={chosen} onChange={setChosen} limits={limits} />
          </div>
        </div>
        <footer>
          <p id={noteId} role="status" className={problem === null ? 'muted' : 'danger-text'}>
            {problem ?? (
              <>
                <b className="medium">{plural(daysIn(chosen.from, chosen.to), 'day')}</b> · earliest{' '}
                {formatDay(limits.from)}, latest today
              </>
            )}
          </p>
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            aria-disabled={problem !== null}
            aria-describedby={noteId}
          >
            Apply
          </button>
        </footer>
      </form>
    </PopDialog>
  )
}

type PresetsProps = { today: string; chosen: DayRange; onChoose: (range: DayRange) => void }

function Presets({ today, chosen, onChoose }: PresetsProps) {
  const presets = MIS_PRESETS.map(({ label, range }) => ({ label, range: range(today) }))
  const on = presets.find(({ range }) => range.from === chosen.from && range.to === chosen.to)
  return (
    <ul className="mis-presets">
      {presets.map(({ label, range }) => (
        <li key={label}>
          <button
            type="button"
            className={label === on?.label ? 'btn btn-ghost on' : 'btn btn-ghost'}
            aria-pressed={label === on?.label}
            onClick={() => onChoose(range)}
          >
            {label}
          </button>
        </li>
      ))}
      <li aria-hidden="true" className={on === undefined ? 'mis-own on' : 'mis-own'}>
        Own range
      </li>
    </ul>
  )
}
