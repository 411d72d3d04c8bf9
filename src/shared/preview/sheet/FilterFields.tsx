import FormCheck from 'react-bootstrap/FormCheck'
import FormControl from 'react-bootstrap/FormControl'
import { assertNever } from '#shared/lib/assertNever.ts'
import { parseAmount } from '#shared/lib/money.ts'
import { formatCount } from '#shared/lib/plural.ts'
import type { ColumnFacts } from './columnFacts.ts'
import type { ColumnFilter } from './sheetQuestion.ts'

type FilterFieldsProps = {
  filter: ColumnFilter
  facts: ColumnFacts
  onChange: (filter: ColumnFilter) => void
}

/** What a filter asks for; it answers while it is filled in. */
export function FilterFields({ filter, facts, onChange }: FilterFieldsProps) {
  switch (filter.kind) {
    case 'holds':
      return (
        <FormControl
          size="sm"
          aria-label="Text"
          autoComplete="off"
          spellCheck={false}
          value={filter.text}
          onChange={({ target }) => onChange({ ...filter, text: target.value })}
        />
      )
    case 'oneOf':
      return (
        <div className="sheet-choices" role="group" aria-label="Values">
          {(facts.choices ?? []).map(({ text, rows }) => (
            <FormCheck
              key={text}
              id={`sheet-choice-${text}`}
              label={
                <>
                  <span className="clip">{text}</span> <small>{formatCount(rows)}</small>
                </>
              }
              checked={filter.texts.includes(text)}
              onChange={({ target }) =>
                onChange({ ...filter, texts: toggled(filter.texts, text, target.checked) })
              }
            />
          ))}
        </div>
      )
    case 'figures':
      return (
        <div className="sheet-range">
          {ENDS.map(({ end, label, bound }) => (
            <FormControl
              key={end}
              size="sm"
              inputMode="decimal"
              aria-label={label}
              placeholder={formatCount(Number(facts[bound]))}
              autoComplete="off"
              value={filter[end]}
              isInvalid={filter[end].trim() !== '' && parseAmount(filter[end]) === null}
              onChange={({ target }) => onChange({ ...filter, [end]: target.value })}
            />
          ))}
        </div>
      )
    case 'days':
      return (
        <div className="sheet-range">
          {ENDS.map(({ end, label, bound }) => (
            <FormControl
              key={end}
              size="sm"
              type="date"
              aria-label={label}
              min={facts.least}
              max={facts.most}
              title={facts[bound]}
              value={filter[end]}
              onChange={({ target }) => onChange({ ...filter, [end]: target.value })}
            />
          ))}
        </div>
      )
    case 'filled':
    case 'empty':
      return null
    default:
      return assertNever(filter)
  }
}

const ENDS = [
  { end: 'from', label: 'From', bound: 'least' },
  { end: 'to', label: 'To', bound: 'most' },
] as const

const toggled = (texts: readonly string[], text: string, isOn: boolean): readonly string[] =>
  isOn ? [...texts, text] : texts.filter((other) => other !== text)
