import type { DayRange } from '#shared/kits/dashboard/dayRange.ts'
import { formatDay, type Day } from '#shared/platform/lib/day.ts'
import { weeksOf } from './calendar.ts'

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

type MonthGridProps = {
  month: Day
  range: DayRange
  /** The last one is today. */
  limits: DayRange
  tabStop: Day
  onPick: (day: Day) => void
  onKey: (day: Day, key: string) => boolean
}

export function MonthGrid({ month, range, limits, tabStop, onPick, onKey }: MonthGridProps) {
  return (
    <table className="month-grid">
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, nth) => (
          <tr key={nth}>
            {week.map((day, index) => (
              <td key={index} className={day === null ? undefined : dayClass(day, range)}>
                {day !== null && (
                  <button
                    type="button"
                    aria-label={formatDay(day)}
                    aria-pressed={isEnd(day, range)}
                    aria-current={day === limits.to ? 'date' : undefined}
                    disabled={day < limits.from || day > limits.to}
                    tabIndex={day === tabStop ? 0 : -1}
                    onClick={() => onPick(day)}
                    onKeyDown={(event) => {
                      if (onKey(day, event.key)) event.preventDefault()
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isEnd = (day: Day, { from, to }: DayRange) => day === from || day === to

function dayClass(day: Day, range: DayRange): string {
  const isInRange = day >= range.from && day <= range.to
  return [
    isInRange ? 'is-in' : '',
    day === range.from ? 'is-from' : '',
    day === range.to ? 'is-to' : '',
    isEnd(day, range) ? 'is-end' : '',
  ]
    .join(' ')
    .trim()
}
