import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw'
import { useId } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { FieldChange } from './fieldChanges.ts'

type ChangeSummaryProps<V> = {
  title: string
  changes: readonly FieldChange<V>[]
  emptyText: string
}

export function ChangeSummary<V>({ title, changes, emptyText }: ChangeSummaryProps<V>) {
  const id = useId()
  return (
    <section className="change-summary" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {changes.length === 0 ? (
        <p className="small muted">{emptyText}</p>
      ) : (
        <dl>
          {changes.map(({ name, label, from, to }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {from !== null && (
                  <>
                    <del>
                      <span className="visually-hidden">from </span>
                      {from}
                    </del>
                    <Icon of={arrowRight} />
                    <span className="visually-hidden">to </span>
                  </>
                )}
                <ins>{to}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
