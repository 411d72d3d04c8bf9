import clock from 'bootstrap-icons/icons/clock.svg?raw'
import type { ProgressProps } from '#shared/kits/analyzer/definition.ts'
import { PhaseList } from '#shared/kits/analyzer/processing/PhaseList.tsx'
import type { RunningJob } from '#shared/kits/jobs/job.ts'
import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Countdown } from '#shared/ui/components/Countdown.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import { passbookPhase, passbookPhases } from './phases.ts'

/** analyzers §2, §4 */
export function PassbookProgress({ job }: ProgressProps) {
  const now = useNow(job.followUpAt === null ? null : CLOCK_TICK_MS)
  return (
    <>
      <PhaseList phases={passbookPhases(job, now)} />
      <SecondSend job={job} now={now} />
    </>
  )
}

function SecondSend({ job, now }: { job: RunningJob; now: number }) {
  const phase = passbookPhase(job, now)
  if (job.followUpAt === null || (phase !== 'wait' && phase !== 'pages')) return null
  const pages = plural(job.files.length - 1, 'transaction page')
  return (
    <p className="passbook-second small">
      <Icon of={clock} />
      {phase === 'wait' ? (
        <span>
          The front page is sent first. The {pages} will be sent in{' '}
          <b>
            <Countdown endsAt={job.followUpAt} />
          </b>
          .
        </span>
      ) : (
        <span>Sending the {pages}.</span>
      )}
    </p>
  )
}
