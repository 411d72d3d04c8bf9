import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { addMonths, isDay, monthOf } from '#shared/lib/day.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { monthTitle, movedDay, pickDay } from './calendar.ts'
import type { DayRange } from '#shared/dashboard/dayRange.ts'
import { MonthGrid } from './MonthGrid.tsx'

type RangeCalendarProps = {
  /** An end that was not chosen yet is empty. */
  range: DayRange
  onChange: (range: DayRange) => void
  limits: DayRange
}

/** Two months side by side, a range by pressing its ends (look 16d); by the keyboard too. */
export function RangeCalendar({ range, onChange, limits }: RangeCalendarProps) {
  const end = isDay(range.to) ? range.to : isDay(range.from) ? range.from : limits.to
  const [cursor, setCursor] = useState(end)
  /** The month at the right: at first the one in which the range ends. */
  const [last, setLast] = useState(monthOf(end))
  const months = [addMonths(last, -1), last]
  const [known, setKnown] = useState(end)
  if (known !== end) {
    setKnown(end)
    setCursor(end)
    if (!months.includes(monthOf(end))) setLast(monthOf(end))
  }
  const calendar = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    calendar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  return (
    <div ref={calendar} className="range-calendar">
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        disabled={monthOf(limits.from) >= last}
        onClick={() => setLast(addMonths(last, -1))}
      >
        <Icon of={left} label="Month before" />
      </button>
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        disabled={last >= monthOf(limits.to)}
        onClick={() => setLast(addMonths(last, 1))}
      >
        <Icon of={right} label="Month after" />
      </button>
      {months.map((month) => (
        <section key={month} aria-label={monthTitle(month)}>
          <h3 aria-live="polite">{monthTitle(month)}</h3>
          <MonthGrid
            month={month}
            range={range}
            limits={limits}
            tabStop={months.includes(monthOf(cursor)) ? cursor : last}
            onPick={(day) => {
              setCursor(day)
              onChange(pickDay(range, day))
            }}
            onKey={(day, key) => {
              const moved = movedDay(day, key, limits)
              if (moved === null) return false
              isMoving.current = true
              setCursor(moved)
              if (!months.includes(monthOf(moved))) setLast(monthOf(moved))
              return true
            }}
          />
        </section>
      ))}
    </div>
  )
}
