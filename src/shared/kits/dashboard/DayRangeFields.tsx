import { useId } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import type { Day } from '#shared/platform/lib/day.ts'
import type { DayRange } from './dayRange.ts'
import './dayRangeFields.css'

type DayRangeFieldsProps = {
  range: DayRange
  onChange: (range: DayRange) => void
  min?: Day
  max?: Day
}

/** Start and end of a range of days, as native date fields. */
export function DayRangeFields({ range, onChange, min, max }: DayRangeFieldsProps) {
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
