import { useId } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { Day } from '#shared/lib/day.ts'
import type { DayRange } from './dayRange.ts'
import './dayFields.css'

type DayFieldsProps = {
  range: DayRange
  onChange: (range: DayRange) => void
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
