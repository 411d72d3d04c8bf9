import { formatCount, plural } from '#shared/lib/plural.ts'
import type { SheetReport } from './sheetReport.ts'

/** Which mandatory cells are empty: they are filled in the spreadsheet, for the file is sent as it is. */
export function EmptyCells({ report: { gaps, gapCount } }: { report: SheetReport }) {
  const more = gapCount - gaps.length
  return (
    <section className="panel empty-cells" aria-labelledby="empty-cells">
      <div className="panel-head">
        <h2 id="empty-cells">{plural(gapCount, 'empty cell')}</h2>
        <span className="small muted">Fill them in your spreadsheet and drop the file again</span>
      </div>
      <ul className="empty-cells-list" tabIndex={0}>
        {gaps.map(({ row, column, workOrder }) => (
          <li key={`${row} ${column}`}>
            <span className="faint">Row {row}</span> {column}
            {workOrder !== '' && <span className="muted"> of {workOrder}</span>}
          </li>
        ))}
        {more > 0 && <li className="muted">and {formatCount(more)} more</li>}
      </ul>
    </section>
  )
}
