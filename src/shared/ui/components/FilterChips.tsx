import cross from 'bootstrap-icons/icons/x.svg?raw'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export type FilterChip = {
  key: string
  label: string
  value: string
  onRemove: () => void
}

type FilterChipsProps = {
  chips: readonly FilterChip[]
  onReset: () => void
  /** At the right edge: the number of matches. */
  children?: ReactNode
}

export function FilterChips({ chips, onReset, children }: FilterChipsProps) {
  return (
    <div className="filter-chips">
      {chips.length > 0 && (
        <ul aria-label="Filters">
          {chips.map(({ key, label, value, onRemove }) => (
            <li key={key} className="filter-chip">
              {label} <b title={value}>{value}</b>
              <button type="button" onClick={onRemove}>
                <Icon of={cross} label={`Remove filter ${label} ${value}`} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chips.length > 0 && (
        <button type="button" className="btn btn-sm btn-ghost" onClick={onReset}>
          Reset
        </button>
      )}
      <span className="filter-chips-count" aria-live="polite">
        {children}
      </span>
    </div>
  )
}
