import FormCheck from 'react-bootstrap/FormCheck'
import { indiaDay } from '#shared/lib/day.ts'
import { daysNames, type ListFilter } from '#shared/records/list/filters.ts'
import type { Narrowing } from '#shared/records/list/usePagedTable.ts'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { DayFields } from './DayFields.tsx'
import { LAST_30_DAYS, LAST_7_DAYS, TODAY, type DayRange } from './dayRange.ts'
import { rangeOf } from './filterDraft.ts'

type Chosen = Narrowing['filters']

type FilterFieldsProps = {
  filters: readonly ListFilter[]
  chosen: Chosen
  /** What changed, by name. */
  onChosen: (entries: Chosen) => void
}

type OfKind<Kind extends ListFilter['kind']> = Extract<ListFilter, { kind: Kind }>
type FieldProps<Kind extends ListFilter['kind']> = Omit<FilterFieldsProps, 'filters'> & {
  filter: OfKind<Kind>
}

/** The filters of a list (look 16a): what has choices, what is answered by yes or no, then ranges of days. */
export function FilterFields({ filters, ...held }: FilterFieldsProps) {
  const ofKind = <Kind extends ListFilter['kind']>(kind: Kind) =>
    filters.filter((filter): filter is OfKind<Kind> => filter.kind === kind)
  return (
    <>
      {ofKind('choice').map((filter) => (
        <Choices key={filter.name} filter={filter} {...held} />
      ))}
      <div className="filter-rows">
        {ofKind('yesNo').map((filter) => (
          <YesNo key={filter.name} filter={filter} {...held} />
        ))}
      </div>
      {ofKind('days').map((filter) => (
        <Days key={filter.name} filter={filter} {...held} />
      ))}
    </>
  )
}

function Choices({ filter: { name, label, options }, chosen, onChosen }: FieldProps<'choice'>) {
  const values = chosen[name] ?? []
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="filter-statuses">
        {options.map((option) => (
          <FormCheck
            key={option.value}
            id={`filter-${name}-${option.value}`}
            label={option.label}
            checked={values.includes(option.value)}
            onChange={({ target }) =>
              onChosen({
                [name]: target.checked
                  ? [...values, option.value]
                  : values.filter((other) => other !== option.value),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const ANY_YES_NO = [
  { value: 'any', label: 'Any' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const
type AnyYesNo = (typeof ANY_YES_NO)[number]['value']

function YesNo({ filter: { name, label }, chosen, onChosen }: FieldProps<'yesNo'>) {
  const value = ANY_YES_NO.find((option) => option.value === chosen[name]?.[0])?.value ?? 'any'
  return (
    <div className="filter-row">
      <span aria-hidden="true">{label}</span>
      <Segmented<AnyYesNo>
        label={label}
        options={ANY_YES_NO}
        value={value}
        onChange={(next) => onChosen({ [name]: next === 'any' ? [] : [next] })}
      />
    </div>
  )
}

const PRESETS = [TODAY, LAST_7_DAYS, LAST_30_DAYS]

function Days({ filter, chosen, onChosen }: FieldProps<'days'>) {
  const [fromName, toName] = daysNames(filter.name)
  const choose = ({ from, to }: DayRange) =>
    onChosen({ [fromName]: from === '' ? [] : [from], [toName]: to === '' ? [] : [to] })
  return (
    <fieldset>
      <legend>{filter.legend ?? filter.label}</legend>
      <DayFields range={rangeOf(filter, chosen)} onChange={choose} />
      <div className="filter-presets">
        {PRESETS.map(({ label, range }) => (
          <button
            key={label}
            type="button"
            className="btn btn-sm btn-secondary"
            onClick={() => choose(range(indiaDay(Date.now())))}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
