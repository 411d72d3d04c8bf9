import type { ReactNode } from 'react'

export type KeyValueItem = { label: string; value: ReactNode }

type KeyValueProps = { items: readonly KeyValueItem[] }

/** An empty value is shown as a dash. */
export function KeyValue({ items }: KeyValueProps) {
  return (
    <dl className="kv">
      {items.map(({ label, value }, index) => (
        // Two backend keys may have the same label: 'PAN_NUMBER' and 'panNumber'.
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value === '' || value === null || value === undefined ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
