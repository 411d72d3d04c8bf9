import { useEffect, useRef } from 'react'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { useFileIntake } from '#shared/upload/useFileIntake.ts'
import { chooseCsv } from './chooseCsv.ts'
import { CsvCard } from './CsvCard.tsx'
import type { CsvIntake } from './csvIntake.ts'
import { DetailsBar } from './DetailsBar.tsx'
import { Findings } from './Findings.tsx'
import { useDetails } from './useDetails.ts'
import { usePastedCsv } from './usePastedCsv.ts'

type DetailsProps = {
  file: File
  intake: CsvIntake
  onReplaced: (file: File) => void
  onRemoved: () => void
  onProcessed: () => void
}

/** Details Page (kyc §2, look 16b): the file, what the pre-flight found in it, and Process. */
export function Details({ file, intake, onReplaced, onRemoved, onProcessed }: DetailsProps) {
  const dispatch = useAppDispatch()
  const details = useDetails({ file, intake, onProcessed })
  const { checked, choices, sending, isSending } = details
  const page = useRef<HTMLElement>(null)
  useEffect(() => page.current?.focus(), []) // the button that was pressed is gone

  const mayGo = async () => (await dispatch(ask('confirmDeleteCSV'))) === 'primary'
  const remove = async () => {
    if (await mayGo()) onRemoved()
  }
  const replace = async (files: readonly File[]) => {
    if (isSending) return
    const next = await dispatch(chooseCsv(files, intake))
    if (next !== null && (await mayGo())) onReplaced(next)
  }
  // Without it the browser would leave the page to open what is dropped.
  useFileIntake(intake.limits, 'Choose another file', (files) => void replace(files))
  usePastedCsv((pasted) => void replace([pasted]))

  const hasFindings = checked.kind === 'read' && checked.report.findings.length > 0
  return (
    <section ref={page} className="csv-details" aria-label="Details Page" tabIndex={-1}>
      <CsvCard
        file={file}
        template={intake.template}
        checked={checked}
        sending={sending}
        onRemove={() => void remove()}
      />
      {hasFindings && (
        <Findings report={checked.report} choices={choices} onChoose={details.choose} />
      )}
      <DetailsBar details={details} />
    </section>
  )
}
