import { formatCount } from '#shared/lib/plural.ts'
import { COLUMNS } from './columns.ts'
import type { SheetReport } from './sheetReport.ts'

/** The beginning of the sheet, by the template's columns (look 13b). */
export function FirstRows({ report: { first, rows } }: { report: SheetReport }) {
  return (
    <section className="panel first-rows">
      <div className="panel-head">
        <h2 id="first-rows">First rows, as they will be sent</h2>
        <span className="small muted">
          {first.length} of {formatCount(rows)}
        </span>
      </div>
      <div className="first-rows-frame" role="region" tabIndex={0} aria-labelledby="first-rows">
        <table className="table table-dense" aria-labelledby="first-rows">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {COLUMNS.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map(({ row, cells }) => (
              <tr key={row}>
                <td className="faint">{row}</td>
                {cells.map((cell, nth) => (
                  <td key={COLUMNS[nth]?.label}>{cell === '' ? '–' : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
