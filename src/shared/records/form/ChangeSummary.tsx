import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw'
import { useId } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Change } from './changes.ts'

type ChangeSummaryProps<V> = {
  title: string
  changes: readonly Change<V>[]
  /** Said while there is none. */
  none: string
}

/** What Save will do, line by line, before it is pressed. */
export function ChangeSummary<V>({ title, changes, none }: ChangeSummaryProps<V>) {
  const id = useId()
  return (
    <section className="change-summary" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {changes.length === 0 ? (
        <p className="small muted">{none}</p>
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
