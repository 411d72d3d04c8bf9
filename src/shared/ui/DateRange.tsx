import { useId } from 'react'
import { dayRangeError, type DayRange } from '#shared/lib/dateRange.ts'
import type { Day } from '#shared/lib/day.ts'
import { FieldNote } from './FieldNote.tsx'
import './DateRange.css'

type DateRangeProps = {
  /** 'Started': names the group. */
  label: string
  value: DayRange
  /** Every change, half-chosen ranges too: ask `dayRangeError` before using one. */
  onChange: (range: DayRange) => void
  min?: Day
  max?: Day
}

/** From and to, as two of the browser's own date fields; what is wrong is told below. */
export function DateRange({ label, value, onChange, min, max }: DateRangeProps) {
  const id = useId()
  const error = dayRangeError(value, { min, max })
  const field = {
    type: 'date',
    className: error === null ? 'form-control' : 'form-control is-invalid',
    'aria-invalid': error !== null,
    'aria-describedby': error === null ? undefined : `${id}-note`,
  }
  return (
    <fieldset className="date-range">
      <legend className="form-label">{label}</legend>
      <div className="date-range-fields">
        <label htmlFor={`${id}-from`}>From</label>
        <input
          {...field}
          id={`${id}-from`}
          value={value.from}
          min={min}
          max={value.to === '' ? max : value.to}
          onChange={(event) => onChange({ ...value, from: event.target.value })}
        />
        <label htmlFor={`${id}-to`}>to</label>
        <input
          {...field}
          id={`${id}-to`}
          value={value.to}
          min={value.from === '' ? min : value.from}
          max={max}
          onChange={(event) => onChange({ ...value, to: event.target.value })}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  )
}
