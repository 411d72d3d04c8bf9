import download from 'bootstrap-icons/icons/download.svg?raw'
import send from 'bootstrap-icons/icons/send.svg?raw'
import { formatCount, plural } from '#shared/lib/plural.ts'
import type { Deed, Run } from './manyState.ts'

type DeedWords = {
  icon: string
  /** Of the button, before its count. */
  label: string
  /** Why the button is shut. */
  none: string
  /** While it runs. */
  doing: string
  done: (count: number) => string
}

export const DEED_WORDS: Record<Deed, DeedWords> = {
  resend: {
    icon: send,
    label: 'Resend to all',
    none: 'None of them waits for the candidate',
    doing: 'Notifying candidates',
    done: (count) => `${plural(count, 'candidate')} notified`,
  },
  report: {
    icon: download,
    label: 'Download reports',
    none: 'None of them is decided',
    doing: 'Fetching reports',
    done: (count) => `${plural(count, 'report')} in the ZIP`,
  },
}

type Ended = Extract<Run, { kind: 'ended' }>

/** '7 candidates notified, 1 failed, 2 left out: notified a moment ago, 3 not tried.' */
export function outcomeLine({ deed, tally, left, note }: Ended): string {
  const { done, failed, skipped } = tally
  const parts = [
    note === null && (done > 0 || failed === 0) && DEED_WORDS[deed].done(done),
    failed > 0 && `${formatCount(failed)} failed`,
    skipped > 0 && `${formatCount(skipped)} left out: notified a moment ago`,
    left > 0 && `${formatCount(left)} not tried`,
  ].filter((part) => part !== false)
  const line = parts.length === 0 ? '' : `${parts.join(', ')}.`
  return [note ?? '', line].filter((text) => text !== '').join(' ')
}
