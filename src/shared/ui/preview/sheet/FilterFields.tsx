import FormCheck from 'react-bootstrap/FormCheck'
import FormControl from 'react-bootstrap/FormControl'
import { parseAmount } from '#shared/platform/lib/money.ts'
import { formatCount } from '#shared/platform/lib/plural.ts'
import { DayField } from '#shared/ui/components/DayField.tsx'
import type { ColumnStats } from './columnStats.ts'
import type { ColumnFilter } from './sheetQuery.ts'

type FilterFieldsProps = {
  filter: ColumnFilter
  stats: ColumnStats
  onChange: (filter: ColumnFilter) => void
}

export function FilterFields({ filter, stats, onChange }: FilterFieldsProps) {
  switch (filter.kind) {
    case 'contains':
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
          {(stats.choices ?? []).map(({ text, rows }) => (
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
          {ENDS.map(({ end, label, limit }) => (
            <FormControl
              key={end}
              size="sm"
              inputMode="decimal"
              aria-label={label}
              placeholder={formatCount(Number(stats[limit]))}
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
          {ENDS.map(({ end, label }) => (
            <DayField
              key={end}
              size="sm"
              label={label}
              min={stats.min}
              max={stats.max}
              value={filter[end]}
              onChange={(day) => onChange({ ...filter, [end]: day })}
            />
          ))}
        </div>
      )
    case 'filled':
    case 'empty':
      return null
    default:
      return filter satisfies never
  }
}

const ENDS = [
  { end: 'from', label: 'From', limit: 'min' },
  { end: 'to', label: 'To', limit: 'max' },
] as const

const toggled = (texts: readonly string[], text: string, isOn: boolean): readonly string[] =>
  isOn ? [...texts, text] : texts.filter((other) => other !== text)
