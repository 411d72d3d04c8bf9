import { useEffect, useRef } from 'react'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { DropStrip } from '#shared/upload/DropStrip.tsx'
import { chooseWorkbook, WORKBOOK_LIMITS } from './chooseWorkbook.ts'
import { DetailsPanel } from './DetailsPanel.tsx'
import { EmptyCells } from './EmptyCells.tsx'
import { FirstRows } from './FirstRows.tsx'
import { useDetails } from './useDetails.ts'
import { WorkbookCard } from './WorkbookCard.tsx'

type DetailsProps = {
  file: File
  onReplaced: (file: File) => void
  onRemoved: () => void
  onProcessed: () => void
}

/** Details Page (kyc §2, look 13b): the workbook, what the pre-flight found in it, and Process. */
export function Details({ file, onReplaced, onRemoved, onProcessed }: DetailsProps) {
  const dispatch = useAppDispatch()
  const { checked, isSending, process } = useDetails(file, onProcessed)
  const page = useRef<HTMLElement>(null)
  useEffect(() => page.current?.focus({ preventScroll: true }), []) // the button that was pressed is gone

  const mayGo = async () => (await dispatch(ask('confirmDeleteCSV'))) === 'primary'
  const remove = async () => {
    if (await mayGo()) onRemoved()
  }
  const replace = async (files: readonly File[]) => {
    if (isSending) return
    const next = await dispatch(chooseWorkbook(files))
    if (next !== null && (await mayGo())) onReplaced(next)
  }
  const report = checked.kind === 'read' ? checked.report : null
  return (
    <section ref={page} className="checks-details" aria-label="Details Page" tabIndex={-1}>
      <div className="checks-details-main">
        <WorkbookCard file={file} checked={checked} onRemove={() => void remove()} />
        <DropStrip
          limits={WORKBOOK_LIMITS}
          lead="Drop another file to replace it, or"
          button="browse"
          hint=".xls or .xlsx"
          onFiles={(files) => void replace(files)}
        />
        {report !== null && report.gapCount > 0 && <EmptyCells report={report} />}
        {report !== null && report.first.length > 0 && <FirstRows report={report} />}
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
