const ROWS = Array.from({ length: 12 }, (_, row) => row)
const COLUMNS = Array.from({ length: 5 }, (_, column) => column)

/** The shape of a sheet while the workbook is being opened. */
export function SheetSkeleton() {
  return (
    <div className="sheet-skeleton" role="status" aria-label="Opening the workbook">
      {ROWS.flatMap((row) =>
        COLUMNS.map((column) => <span key={`${row} ${column}`} className="skeleton-bar" />),
      )}
    </div>
  )
}
