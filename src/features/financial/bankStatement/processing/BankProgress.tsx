import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import type { ProgressProps } from '#shared/kits/analyzer/definition.ts'
import { PhaseList } from '#shared/kits/analyzer/processing/PhaseList.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { bankPhases } from './phases.ts'
import './processing.css'

/** analyzers §2, screen 9 */
export function BankProgress({ job }: ProgressProps) {
  return (
    <>
      {job.kind === 'processQueued' && <QueueMessage job={job} />}
      <PhaseList phases={bankPhases(job)} />
    </>
  )
}

function QueueMessage({ job: { transactionId, sent } }: ProgressProps) {
  const sentText = sent > 0 && sent < 1 ? ` ${Math.floor(sent * 100)}% sent.` : ''
  return (
    <p className="queue-message">
      <Icon of={hourglass} />
      {transactionId === null
        ? `Your statements are being sent.${sentText}`
        : 'Your statements are in the queue. The analysis will start shortly.'}
    </p>
  )
}
