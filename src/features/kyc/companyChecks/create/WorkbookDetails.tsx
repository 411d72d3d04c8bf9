import { useEffect, useRef } from 'react'
import { CompactDropZone } from '#shared/kits/upload/CompactDropZone.tsx'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { DetailsPanel } from './DetailsPanel.tsx'
import { type SheetReport, TEMPLATE_COLUMNS } from './sheetReport.ts'
import { useWorkbookDetails } from './useWorkbookDetails.ts'
import { validateWorkbook, WORKBOOK_LIMITS } from './validateWorkbook.ts'
import { WorkbookCard } from './WorkbookCard.tsx'

function FirstRows({ report: { firstRows, rowCount } }: { report: SheetReport }) {
  return (
    <section className="panel first-rows">
      <div className="panel-header">
        <h2 id="first-rows">First rows, as they will be sent</h2>
        <span className="small muted">
          {firstRows.length} of {formatCount(rowCount)}
        </span>
      </div>
      <div className="first-rows-frame" role="region" tabIndex={0} aria-labelledby="first-rows">
        <table className="table table-dense" aria-labelledby="first-rows">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {TEMPLATE_COLUMNS.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {firstRows.map(({ row, cells }) => (
              <tr key={row}>
                <td className="faint">{row}</td>
                {cells.map((cell, nth) => (
                  <td key={TEMPLATE_COLUMNS[nth]?.label}>{cell === '' ? '–' : cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** To fill in with a spreadsheet program, because the file is sent unchanged. */
function EmptyCells({ report: { emptyCells, emptyCellCount } }: { report: SheetReport }) {
  const more = emptyCellCount - emptyCells.length
  return (
    <section className="panel empty-cells" aria-labelledby="empty-cells">
      <div className="panel-header">
        <h2 id="empty-cells">{plural(emptyCellCount, 'empty cell')}</h2>
        <span className="small muted">
          Complete them in your spreadsheet and drop the file again
        </span>
      </div>
      <ul className="empty-cells-list" tabIndex={0}>
        {emptyCells.map(({ row, column, workOrder }) => (
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

type WorkbookDetailsProps = {
  file: File
  onReplaced: (file: File) => void
  onRemoved: () => void
  onProcessed: () => void
}

export function WorkbookDetails({
  file,
  onReplaced,
  onRemoved,
  onProcessed,
}: WorkbookDetailsProps) {
  const dispatch = useAppDispatch()
  const { check, isSending, process } = useWorkbookDetails(file, onProcessed)
  const page = useRef<HTMLElement>(null)
  useEffect(() => page.current?.focus({ preventScroll: true }), []) // the pressed button was removed

  const confirmRemoval = async () =>
    (await dispatch(requestDialogAnswer('confirmDeleteCSV'))) === 'primary'
  const remove = async () => {
    if (await confirmRemoval()) onRemoved()
  }
  const replace = async (files: readonly File[]) => {
    if (isSending) return
    const next = await dispatch(validateWorkbook(files))
    if (next !== null && (await confirmRemoval())) onReplaced(next)
  }
  const report = check.kind === 'read' ? check.report : null
  return (
    <section ref={page} className="checks-details" aria-label="Details Page" tabIndex={-1}>
      <div className="checks-details-main">
        <WorkbookCard file={file} check={check} onRemove={() => void remove()} />
        <CompactDropZone
          limits={WORKBOOK_LIMITS}
          lead="Drop another file to replace it, or"
          button="browse"
          hint=".xls or .xlsx"
          onFiles={(files) => void replace(files)}
        />
        {report !== null && report.emptyCellCount > 0 && <EmptyCells report={report} />}
        {report !== null && report.firstRows.length > 0 && <FirstRows report={report} />}
      </div>
      <DetailsPanel
        file={file}
        report={report}
        isSending={isSending}
        onProcess={() => void process()}
      />
    </section>
  )
}
