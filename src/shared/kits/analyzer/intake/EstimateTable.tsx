import { ESTIMATES, formatMinutes, type EstimateRow } from '#shared/kits/analyzer/estimates.ts'

type EstimateTableProps = {
  /** The row with this number of pages is highlighted. */
  pages?: number | undefined
  rows?: readonly EstimateRow[]
}

/** Estimated processing time by pages (analyzers §9). */
export function EstimateTable({ pages, rows = ESTIMATES }: EstimateTableProps) {
  return (
    <section className="panel estimates" aria-labelledby="estimates-title">
      <div className="panel-header">
        <h2 id="estimates-title">Estimated processing time</h2>
        <span className="small muted push only-wide">From Proceed to result</span>
      </div>
      <dl>
        {rows.map(({ from, to, ms }, index) => {
          // The last row also applies to more pages.
          const isLast = index === rows.length - 1
          const fits = pages !== undefined && pages >= from && (pages <= to || isLast)
          return (
            <div key={from} className={fits ? 'is-on' : undefined}>
              <dt>
                {from} to {to} pages
                {fits && <span className="visually-hidden"> (this file)</span>}
              </dt>
              <dd>{formatMinutes(ms)}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
