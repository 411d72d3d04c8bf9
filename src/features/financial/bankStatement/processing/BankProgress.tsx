import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import type { ProgressProps } from '#shared/analyzer/definition.ts'
import { PhaseList } from '#shared/analyzer/processing/PhaseList.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { bankPhases } from './phases.ts'
import './processing.css'

/** The queue message, then the five phases (analyzers §2, screen 9). */
export function BankProgress({ job }: ProgressProps) {
  return (
    <>
      {job.kind === 'processQueued' && <QueueMessage job={job} />}
      <PhaseList phases={bankPhases(job)} />
    </>
  )
}

/** Before the first phase begins: the files leave, then wait for their turn. */
function QueueMessage({ job: { transactionId, sent } }: ProgressProps) {
  const share = sent > 0 && sent < 1 ? ` ${Math.floor(sent * 100)}% have left.` : ''
  return (
    <p className="queue-message">
      <Icon of={hourglass} />
      {transactionId === null
        ? `Your statements are being sent.${share}`
        : 'Your statements are in the queue. The analysis starts by itself in a moment.'}
    </p>
  )
}
