import clock from 'bootstrap-icons/icons/clock.svg?raw'
import type { RunningJob } from '#shared/jobs/job.ts'
import { plural } from '#shared/lib/plural.ts'
import { Countdown } from '#shared/ui/Countdown.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { passbookPhase } from './passbookSteps.ts'

type SecondSendProps = {
  job: RunningJob
  /** Epoch ms. */
  now: number
}

/** The second submit as what it is: the pages are not sent yet, and when they will be (analyzers §9: 40 seconds). */
export function SecondSend({ job, now }: SecondSendProps) {
  const phase = passbookPhase(job, now)
  if (job.followUpAt === null || (phase !== 'wait' && phase !== 'pages')) return null
  const pages = plural(job.files.length - 1, 'transaction page')
  return (
    <p className="passbook-second small">
      <Icon of={clock} />
      {phase === 'wait' ? (
        <span>
          The front page goes ahead. The {pages} will be sent in{' '}
          <b>
            <Countdown endsAt={job.followUpAt} of={job.id} />
          </b>
          .
        </span>
      ) : (
        <span>Sending the {pages}.</span>
      )}
    </p>
  )
}
