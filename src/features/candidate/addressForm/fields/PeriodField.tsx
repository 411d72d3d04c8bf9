import { useState } from 'react'
import { MONTHS } from '#shared/platform/lib/time/day.ts'
import { parseStayTime, PRESENT_STAY } from '#shared/platform/lib/time/stayTime.ts'
import { usePeriodFormats } from '../common/usePeriodFormats.ts'
import {
  formatPicked,
  isUnfinished,
  NOTHING_PICKED,
  parsePicked,
  type PickedMonth,
} from '../model/stayPeriods.ts'
import { useTranslations } from '../translations.ts'

/** Years to choose from, the current one first: a whole life. */
const YEARS = 100

type PeriodFieldProps = {
  id: string
  label: string
  /** 'Mar 2023', 'Present', unfinished, or the text of an earlier answer. */
  value: string
  /** For a stay that has not ended; null where that cannot be. */
  stillThere: string | null
  isMissing: boolean
  isRefused: boolean
  onAnswer: (value: string) => void
}

/** Native pickers, with a checkbox for a stay that has not ended (decisions L85). */
export function PeriodField(props: PeriodFieldProps) {
  const { id, label, value, stillThere, isMissing, isRefused, onAnswer } = props
  const { fields } = useTranslations()
  const { monthName, yearText } = usePeriodFormats()
  const isPresent = stillThere !== null && parseStayTime(value)?.kind === 'present'
  const [currentYear] = useState(() => new Date().getFullYear())
  const [picked, setPicked] = useState(() => parsePicked(value))
  const pick = (change: Partial<PickedMonth>) => {
    const next = { ...picked, ...change }
    setPicked(next)
    const isWhole = next.month !== null && next.year !== null
    // An earlier answer stays until both are chosen.
    if (isWhole || value === '' || isUnfinished(value)) onAnswer(formatPicked(next))
  }
  const select = (which: 'month' | 'year', options: readonly (readonly [number, string])[]) => {
    const isInvalid = isRefused || (isMissing && picked[which] === null)
    return (
      <select
        className={isInvalid ? 'form-select is-invalid' : 'form-select'}
        aria-label={`${label}: ${fields[which]}`}
        aria-invalid={isInvalid}
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
      {stillThere !== null && (
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
          {stillThere}
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
