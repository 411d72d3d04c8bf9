import { ESTIMATES, sayMinutes, type EstimateRow } from '#shared/analyzer/estimates.ts'

type EstimateTableProps = {
  /** Pages of the chosen file: its row is marked. */
  pages?: number
  /** The most pages that the service takes: the last row ends there. */
  lastPage?: number
  /** Of a service with times of its own. */
  rows?: readonly EstimateRow[]
}

/** Estimated processing time by pages (analyzers §9). */
export function EstimateTable({ pages, lastPage, rows = ESTIMATES }: EstimateTableProps) {
  return (
    <section className="panel estimates" aria-labelledby="estimates-title">
      <div className="panel-head">
        <h2 id="estimates-title">Estimated processing time</h2>
        <span className="small muted push only-wide">From Proceed to result</span>
      </div>
      <dl>
        {rows.map(({ from, to: until, ms }, index) => {
          const to = index === rows.length - 1 ? (lastPage ?? until) : until
          const fits = pages !== undefined && pages >= from && pages <= to
          return (
            <div key={from} className={fits ? 'is-on' : undefined}>
              <dt>
                {from} to {to} pages
                {fits && <span className="visually-hidden"> (this file)</span>}
              </dt>
              <dd>{sayMinutes(ms)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
