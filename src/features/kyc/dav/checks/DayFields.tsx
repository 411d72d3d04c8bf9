import { useId } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { Day } from '#shared/lib/day.ts'

/** A range as it is being chosen: an end that was not chosen is ''. */
type Days = { from: Day; to: Day }

type DayFieldsProps = {
  range: Days
  onChange: (range: Days) => void
  min?: Day
  max?: Day
}

/** The two ends of a range of days, by the browser's own calendar. */
export function DayFields({ range, onChange, min, max }: DayFieldsProps) {
  const id = useId()
  return (
    <div className="day-fields">
      {(['from', 'to'] as const).map((end) => (
        <div key={end}>
          <label htmlFor={`${id}-${end}`} className="form-label">
            {end === 'from' ? 'From' : 'To'}
          </label>
          <FormControl
            id={`${id}-${end}`}
            type="date"
            value={range[end]}
            min={min}
            max={max}
            onChange={({ target }) => onChange({ ...range, [end]: target.value })}
          />
        </div>
      ))}
    </div>
  )
}
