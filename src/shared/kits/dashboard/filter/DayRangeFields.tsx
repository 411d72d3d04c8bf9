import { useId } from 'react'
import type { Day } from '#shared/platform/lib/time/day.ts'
import { DayField } from '#shared/ui/components/fields/DayField.tsx'
import type { DayRange } from './dayRange.ts'
import './dayRangeFields.css'

type DayRangeFieldsProps = {
  range: DayRange
  onChange: (range: DayRange) => void
  min?: Day
  max?: Day
}

export function DayRangeFields({ range, onChange, min, max }: DayRangeFieldsProps) {
  const id = useId()
  return (
    <div className="day-fields">
      {(['from', 'to'] as const).map((end) => (
        <div key={end}>
          <label htmlFor={`${id}-${end}`} className="form-label">
            {end === 'from' ? 'From' : 'To'}
          </label>
          <DayField
            id={`${id}-${end}`}
            value={range[end]}
            min={min}
            max={max}
            onChange={(day) => onChange({ ...range, [end]: day })}
          />
        </div>
      ))}
    </div>
  )
}
