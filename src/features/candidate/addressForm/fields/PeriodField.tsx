import { useState } from 'react'
import { MONTHS } from '#shared/platform/lib/time/day.ts'
import { formatStayMonth, parseStayTime, PRESENT_STAY } from '#shared/platform/lib/time/stayTime.ts'
import { usePeriodFormats } from '../common/usePeriodFormats.ts'
import { useTranslations } from '../translations.ts'

/** Years to choose from, the current one first: a whole life. */
const YEARS = 100

type Picked = { month: number | null; year: number | null }

const NOTHING_PICKED: Picked = { month: null, year: null }

function pickedIn(answer: string): Picked {
  const time = parseStayTime(answer)
  return time?.kind === 'month' ? { month: time.month, year: time.year } : NOTHING_PICKED
}

type PeriodFieldProps = {
  id: string
  label: string
  /** 'Mar 2023', 'Present', or the text of an earlier answer. */
  value: string
  canBePresent: boolean
  isMissing: boolean
  onAnswer: (value: string) => void
}

/** Native pickers, with a checkbox for a stay that has not ended (decisions L85). */
export function PeriodField(props: PeriodFieldProps) {
  const { id, label, value, canBePresent, isMissing, onAnswer } = props
  const { fields } = useTranslations()
  const { monthName, yearText } = usePeriodFormats()
  const isPresent = canBePresent && parseStayTime(value)?.kind === 'present'
  const [currentYear] = useState(() => new Date().getFullYear())
  /** An answer needs both; one may be chosen while the other is missing. */
  const [picked, setPicked] = useState(() => pickedIn(value))
  const pick = (change: Partial<Picked>) => {
    const next = { ...picked, ...change }
    setPicked(next)
    if (next.month !== null && next.year !== null) onAnswer(formatStayMonth(next.month, next.year))
  }
  const select = (which: 'month' | 'year', options: readonly (readonly [number, string])[]) => {
    const isEmpty = isMissing && picked[which] === null
    return (
      <select
        className={isEmpty ? 'form-select is-invalid' : 'form-select'}
        aria-label={`${label}: ${fields[which]}`}
        aria-invalid={isEmpty}
        required
        value={picked[which] ?? ''}
        onChange={({ target }) => pick({ [which]: Number(target.value) })}
      >
        <option value="" disabled>
          {fields[which]}
        </option>
        {options.map(([number, text]) => (
          <option key={number} value={number}>
            {text}
          </option>
        ))}
      </select>
    )
  }
  return (
    <div role="group" id={id} aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      {canBePresent && (
        <label className="period-present">
          <input
            type="checkbox"
            className="form-check-input"
            checked={isPresent}
            onChange={({ target }) => {
              setPicked(NOTHING_PICKED)
              onAnswer(target.checked ? PRESENT_STAY : '')
            }}
          />
          {fields.stillHere}
        </label>
      )}
      {!isPresent && (
        <div className="period-pickers">
          {select(
            'month',
            MONTHS.map((_, index) => [index + 1, monthName(index + 1)]),
          )}
          {select(
            'year',
            yearsFrom(currentYear, picked.year).map((each) => [each, yearText(each)]),
          )}
        </div>
      )}
    </div>
  )
}

function yearsFrom(current: number, answered: number | null): number[] {
  const years = Array.from({ length: YEARS }, (_, ago) => current - ago)
  return answered === null || years.includes(answered) ? years : [answered, ...years]
}
