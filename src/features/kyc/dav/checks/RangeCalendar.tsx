import left from 'bootstrap-icons/icons/chevron-left.svg?raw'
import right from 'bootstrap-icons/icons/chevron-right.svg?raw'
import { useEffect, useRef, useState } from 'react'
import type { DayRange } from '#shared/kits/dashboard/dayRange.ts'
import { addMonths, isDay, startOfMonth } from '#shared/platform/lib/day.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { monthTitle, dayForKey, extendRange } from './calendar.ts'
import { MonthGrid } from './MonthGrid.tsx'

type RangeCalendarProps = {
  /** A missing end is empty. */
  range: DayRange
  onChange: (range: DayRange) => void
  limits: DayRange
}

export function RangeCalendar({ range, onChange, limits }: RangeCalendarProps) {
  const end = isDay(range.to) ? range.to : isDay(range.from) ? range.from : limits.to
  const [cursor, setCursor] = useState(end)
  const [rightMonth, setRightMonth] = useState(startOfMonth(end))
  const months = [addMonths(rightMonth, -1), rightMonth]
  const [previousEnd, setPreviousEnd] = useState(end)
  if (previousEnd !== end) {
    setPreviousEnd(end)
    setCursor(end)
    if (!months.includes(startOfMonth(end))) setRightMonth(startOfMonth(end))
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
        disabled={startOfMonth(limits.from) >= rightMonth}
        onClick={() => setRightMonth(addMonths(rightMonth, -1))}
      >
        <Icon of={left} label="Previous month" />
      </button>
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        disabled={rightMonth >= startOfMonth(limits.to)}
        onClick={() => setRightMonth(addMonths(rightMonth, 1))}
      >
        <Icon of={right} label="Next month" />
      </button>
      {months.map((month) => (
        <section key={month} aria-label={monthTitle(month)}>
          <h3 aria-live="polite">{monthTitle(month)}</h3>
          <MonthGrid
            month={month}
            range={range}
            limits={limits}
            tabStop={months.includes(startOfMonth(cursor)) ? cursor : rightMonth}
            onPick={(day) => {
              setCursor(day)
              onChange(extendRange(range, day))
            }}
            onKey={(day, key) => {
              const newDay = dayForKey(day, key, limits)
              if (newDay === null) return false
              isMoving.current = true
              setCursor(newDay)
              if (!months.includes(startOfMonth(newDay))) setRightMonth(startOfMonth(newDay))
              return true
            }}
          />
        </section>
      ))}
    </div>
  )
}
