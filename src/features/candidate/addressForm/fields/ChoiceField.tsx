import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { FieldChoice } from '../model/fields.ts'
import { useTranslations } from '../translations.ts'

/** More options are a list (look 10). */
const SEGMENTS = 2

type ChoiceFieldProps = {
  id: string
  choices: readonly FieldChoice[]
  value: string
  isMissing: boolean
  onAnswer: (value: string) => void
}

/** Values are the API's, texts are translated (decisions D39). */
export function ChoiceField({ id, choices, value, isMissing, onAnswer }: ChoiceFieldProps) {
  const { fields } = useTranslations()
  const isForeign = value !== '' && !choices.some((choice) => choice === value)
  if (choices.length > SEGMENTS)
    return (
      <select
        id={id}
        className={isMissing ? 'form-select is-invalid' : 'form-select'}
        value={value}
        required
        aria-invalid={isMissing}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onAnswer(target.value)}
      >
        <option value="" disabled>
          {fields.choose}
        </option>
        {isForeign && (
          <option value={value} disabled>
            {value}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {fields.choices[choice]}
          </option>
        ))}
      </select>
    )
  return (
    <div
      role="radiogroup"
      id={id}
      tabIndex={-1}
      className="form-pair"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      aria-invalid={isMissing}
      aria-required
    >
      {choices.map((choice) => (
        <label key={choice} className={choice === value ? 'is-on' : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={id}
            value={choice}
            checked={choice === value}
            onChange={() => onAnswer(choice)}
          />
          <Icon of={check} />
          {fields.choices[choice]}
        </label>
      ))}
    </div>
  )
}
