import { ESTIMATES, sayMinutes, type EstimateRow } from '#shared/analyzer/estimates.ts'

type EstimateTableProps = {
  /** Pages of the chosen file: its row is marked. */
  pages?: number
  /** Of a service with times of its own. */
  rows?: readonly EstimateRow[]
}

/** Estimated processing time by pages (analyzers §9). */
export function EstimateTable({ pages, rows = ESTIMATES }: EstimateTableProps) {
  return (
    <section className="panel estimates" aria-labelledby="estimates-title">
      <div className="panel-head">
        <h2 id="estimates-title">Estimated processing time</h2>
        <span className="small muted push only-wide">From Proceed to result</span>
      </div>
      <dl>
        {rows.map(({ from, to, ms }, index) => {
          // More pages than the table has take the time of its last row.
          const isLast = index === rows.length - 1
          const fits = pages !== undefined && pages >= from && (pages <= to || isLast)
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
