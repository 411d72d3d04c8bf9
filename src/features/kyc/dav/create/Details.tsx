import download from 'bootstrap-icons/icons/download.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { ask } from '#shared/errors/ask.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { plural } from '#shared/lib/plural.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import type { SubClient } from '../case.ts'
import { CsvCard } from './CsvCard.tsx'
import { Findings } from './Findings.tsx'
import { standingOf, type Choices } from './preflight/finding.ts'
import { processCsv } from './processCsv.ts'
import { SendChoice, type Sending } from './SendChoice.tsx'
import { usePreflight } from './usePreflight.ts'

type DetailsProps = {
  file: File
  subClient: SubClient
  onRemoved: () => void
  onProcessed: () => void
}

const NO_CHOICES: Choices = {}

/** Details Page (kyc §2, look 16b): the file, what the pre-flight found in it, and Process. */
export function Details({ file, subClient, onRemoved, onProcessed }: DetailsProps) {
  const dispatch = useAppDispatch()
  const { checked, preflight } = usePreflight(file, subClient)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [sending, setSending] = useState<Sending>('asItIs')
  const [isSending, setIsSending] = useState(false)
  const page = useRef<HTMLElement>(null)
  useEffect(() => page.current?.focus(), []) // the button that was pressed is gone

  const remove = async () => {
    if ((await dispatch(ask('confirmDeleteCSV'))) === 'primary') onRemoved()
  }
  const choose = (next: Choices) => {
    setChoices(next)
    setSending(Object.keys(next).length > 0 ? 'repaired' : 'asItIs')
  }
  /** Under the same name (decisions D56). */
  const repaired = async () =>
    preflight === null
      ? file
      : new File([await preflight.write(choices)], file.name, { type: 'text/csv' })
  const process = async () => {
    setIsSending(true)
    const sent = sending === 'repaired' ? await repaired() : file
    const isTaken = await dispatch(processCsv(subClient, sent))
    setIsSending(false)
    if (isTaken) onProcessed()
  }
  const report = checked.kind === 'read' ? checked.report : null
  const hasFindings = report !== null && report.findings.length > 0
  return (
    <section ref={page} className="csv-details" aria-label="Details Page" tabIndex={-1}>
      <CsvCard file={file} subClient={subClient} checked={checked} onRemove={() => void remove()} />
      {hasFindings && <Findings report={report} choices={choices} onChoose={choose} />}
      <StickyBar
        facts={report === null ? [] : factsOf(standingOf(report, choices), report.rows)}
        reason={hasFindings && 'Rows not repaired go as they stand.'}
      >
        {hasFindings && (
          <>
            <SendChoice sending={sending} onChange={setSending} />
            <button
              type="button"
              className="btn btn-secondary"
              onClick={() => void repaired().then((csv) => downloadBlob(csv, file.name))}
            >
              <Icon of={download} />
              Corrected CSV
            </button>
          </>
        )}
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isSending}
          onClick={() => {
            if (!isSending) void process()
          }}
        >
          Process
        </button>
      </StickyBar>
    </section>
  )
}

function factsOf(
  { ready, repairable, asking }: ReturnType<typeof standingOf>,
  rows: number,
): React.ReactNode[] {
  return [
    plural(rows, 'row'),
    `${ready} ready`,
    ...(repairable > 0
      ? [
          <span key="repairable" className="t-warning">
            {repairable} can be repaired
          </span>,
        ]
      : []),
    ...(asking > 0
      ? [
          <span key="asking" className="t-danger">
            {asking} need you
          </span>,
        ]
      : []),
  ]
}
