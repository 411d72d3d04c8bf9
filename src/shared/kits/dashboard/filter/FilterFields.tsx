import FormCheck from 'react-bootstrap/FormCheck'
import { rangeParamNames, type ListFilter } from '#shared/kits/records/list/filters.ts'
import type { SearchAndFilters } from '#shared/kits/records/list/usePagedTable.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { LAST_30_DAYS, LAST_7_DAYS, TODAY, type DayRange } from './dayRange.ts'
import { DayRangeFields } from './DayRangeFields.tsx'
import { rangeOf } from './filterDraft.ts'

type ChosenFilters = SearchAndFilters['filters']

type FilterFieldsProps = {
  filters: readonly ListFilter[]
  chosen: ChosenFilters
  onChange: (entries: ChosenFilters) => void
}

type OfKind<Kind extends ListFilter['kind']> = Extract<ListFilter, { kind: Kind }>
type FieldProps<Kind extends ListFilter['kind']> = Omit<FilterFieldsProps, 'filters'> & {
  filter: OfKind<Kind>
}

/** The filters of a list (look 16a): options, then yes/no, then ranges of days. */
export function FilterFields({ filters, ...values }: FilterFieldsProps) {
  const ofKind = <Kind extends ListFilter['kind']>(kind: Kind) =>
    filters.filter((filter): filter is OfKind<Kind> => filter.kind === kind)
  return (
    <>
      {ofKind('choice').map((filter) => (
        <Choices key={filter.name} filter={filter} {...values} />
      ))}
      <div className="filter-rows">
        {ofKind('yesNo').map((filter) => (
          <YesNo key={filter.name} filter={filter} {...values} />
        ))}
      </div>
      {ofKind('days').map((filter) => (
        <Days key={filter.name} filter={filter} {...values} />
      ))}
    </>
  )
}

function Choices({ filter: { name, label, options }, chosen, onChange }: FieldProps<'choice'>) {
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
              onChange({
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

function YesNo({ filter: { name, label }, chosen, onChange }: FieldProps<'yesNo'>) {
  const value = ANY_YES_NO.find((option) => option.value === chosen[name]?.[0])?.value ?? 'any'
  return (
    <div className="filter-row">
      <span aria-hidden="true">{label}</span>
      <Segmented<AnyYesNo>
        label={label}
        options={ANY_YES_NO}
        value={value}
        onChange={(next) => onChange({ [name]: next === 'any' ? [] : [next] })}
      />
    </div>
  )
}

const PRESETS = [TODAY, LAST_7_DAYS, LAST_30_DAYS]

function Days({ filter, chosen, onChange }: FieldProps<'days'>) {
  const [fromName, toName] = rangeParamNames(filter.name)
  const choose = ({ from, to }: DayRange) =>
    onChange({ [fromName]: from === '' ? [] : [from], [toName]: to === '' ? [] : [to] })
  return (
    <fieldset>
      <legend>{filter.legend ?? filter.label}</legend>
      <DayRangeFields range={rangeOf(filter, chosen)} onChange={choose} />
      <div className="filter-presets">
        {PRESETS.map(({ label, range }) => (
          <button
            key={label}
            type="button"
            className="btn btn-sm btn-secondary"
            onClick={() => choose(range(toIndiaDay(Date.now())))}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
