import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import Overlay from 'react-bootstrap/Overlay'
import { daysIn, formatDay, indiaDay } from '#shared/lib/day.ts'
import { plural } from '#shared/lib/plural.ts'
import { DayFields } from './DayFields.tsx'
import { earliestMisDay, MIS_PRESETS, misProblem, type DayRange } from './dayRange.ts'

type MisRangeProps = {
  /** The button that opened it. */
  beside: RefObject<HTMLElement | null>
  range: DayRange
  onApply: (range: DayRange) => void
  onClose: () => void
}

const PLACE = {
  modifiers: [
    { name: 'offset', options: { offset: [0, 8] } },
    { name: 'preventOverflow', options: { padding: 16 } },
  ],
}

/** The days of the MIS report (look 16d, decisions D46). */
export function MisRange({ beside, ...dialog }: MisRangeProps) {
  return (
    <Overlay
      show
      target={beside}
      placement="bottom-end"
      transition={false}
      rootClose
      onHide={dialog.onClose}
      popperConfig={PLACE}
    >
      {({ ref, style }) => (
        <div ref={ref} style={style} className="mis-place">
          <RangeDialog {...dialog} />
        </div>
      )}
    </Overlay>
  )
}

function RangeDialog({ range, onApply, onClose }: Omit<MisRangeProps, 'beside'>) {
  const noteId = useId()
  const dialog = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(range)
  const [today] = useState(() => indiaDay(Date.now()))
  const earliest = earliestMisDay(today)
  const problem = misProblem(chosen, today)
  useEffect(() => dialog.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return (
    <form
      ref={dialog}
      role="dialog"
      aria-label="Range of the MIS report"
      className="mis-range"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === null) onApply(chosen)
      }}
    >
      <div className="mis-body">
        <ul className="mis-presets">
          {MIS_PRESETS.map(({ label, range: rangeOf }) => {
            const preset = rangeOf(today)
            const isOn = preset.from === chosen.from && preset.to === chosen.to
            return (
              <li key={label}>
                <button
                  type="button"
                  className={isOn ? 'btn btn-ghost on' : 'btn btn-ghost'}
                  aria-pressed={isOn}
                  onClick={() => setChosen(preset)}
                >
                  {label}
                </button>
              </li>
            )
          })}
        </ul>
        <DayFields range={chosen} onChange={setChosen} min={earliest} max={today} />
      </div>
      <footer>
        <p id={noteId} role="status" className={problem === null ? 'muted' : 'danger-text'}>
          {problem ??
            `${plural(daysIn(chosen.from, chosen.to), 'day')} · earliest ${formatDay(earliest)}, latest today`}
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
  )
}
