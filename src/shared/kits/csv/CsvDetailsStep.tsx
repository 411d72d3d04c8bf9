import { useEffect, useRef, useEffectEvent } from 'react'
import { useFileIntake } from '#shared/kits/upload/DropZone.tsx'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { acceptCsvFile } from './acceptCsvFile.ts'
import { CsvDetailsFooter } from './CsvDetailsFooter.tsx'
import { CsvFileCard } from './CsvFileCard.tsx'
import type { CsvIntake } from './csvIntake.ts'
import { CsvIssueTable } from './CsvIssueTable.tsx'
import { useCsvDetails } from './useCsvDetails.ts'

const PASTED_NAME = 'Pasted rows.csv'

const isTable = (text: string) => /[\n\t,;|]/.test(text.trim())

const isTyping = ({ target }: Event) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** Accepts rows pasted as text anywhere on the page; the drop zone handles pasted files. */
export function usePastedCsv(onFile: (file: File) => void): void {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if ((event.clipboardData?.files.length ?? 0) > 0 || isTyping(event) || !isTable(text)) return
    event.preventDefault()
    onFile(new File([text], PASTED_NAME, { type: 'text/csv' }))
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

type CsvDetailsStepProps = {
  file: File
  intake: CsvIntake
  onReplaced: (file: File) => void
  onRemoved: () => void
  onProcessed: () => void
}

/** Details Page (kyc §2, look 16b): the file, its issues, and Process. */
export function CsvDetailsStep({
  file,
  intake,
  onReplaced,
  onRemoved,
  onProcessed,
}: CsvDetailsStepProps) {
  const dispatch = useAppDispatch()
  const details = useCsvDetails({ file, intake, onProcessed })
  const { preflight, fileVersion, phase } = details
  const page = useRef<HTMLElement>(null)
  useEffect(() => page.current?.focus(), []) // the pressed button was removed

  const confirmDiscard = async () => {
    details.undo()
    return (await dispatch(requestDialogAnswer('confirmDeleteCSV'))) === 'primary'
  }
  const remove = async () => {
    if (await confirmDiscard()) onRemoved()
  }
  const replace = async (files: readonly File[]) => {
    if (phase === 'sending') return
    const next = await dispatch(acceptCsvFile(files, intake))
    if (next !== null && (await confirmDiscard())) onReplaced(next)
  }
  // Without it the browser would navigate to a dropped file.
  useFileIntake(intake.limits, 'Choose another file', (files) => void replace(files))
  usePastedCsv((pasted) => void replace([pasted]))

  const hasFindings = preflight.kind === 'read' && preflight.report.issues.length > 0
  return (
    <section ref={page} className="csv-details" aria-label="Details Page" tabIndex={-1}>
      <CsvFileCard
        file={file}
        template={intake.template}
        preflight={preflight}
        fileVersion={fileVersion}
        onRemove={() => void remove()}
      />
      {hasFindings && <CsvIssueTable issues={preflight.report.issues} />}
      <CsvDetailsFooter details={details} />
    </section>
  )
}
