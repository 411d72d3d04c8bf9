import type { NotificationEntry, NotificationStage } from '../case.ts'

const STAGE_LABELS: Record<NotificationStage, string> = {
  initiated: 'Initiation Started',
  reinitiated: 'Re-Initiation Attempt',
  resent: 'Reminder Sent',
}

const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

export const ordinal = (count: number): string =>
  `${count}${SUFFIXES[ORDINALS.select(count)] ?? 'th'}`

export type LogRow = {
  label: string
  /** null where the stage occurred once (decisions D47). */
  ordinal: string | null
  notifiedAt: string
}

/** look 16c; `log` has the newest entry first. */
export function logRows(log: readonly NotificationEntry[]): LogRow[] {
  return log.map(({ stage, initiatedAt }, index) => {
    const ofStage = log.filter((entry) => entry.stage === stage).length
    const nth = log.slice(index).filter((entry) => entry.stage === stage).length
    return {
      label: STAGE_LABELS[stage],
      ordinal: ofStage > 1 ? ordinal(nth) : null,
      notifiedAt: initiatedAt,
    }
  })
}

export function lastAction(log: readonly NotificationEntry[]): string {
  const [newest] = logRows(log)
  return newest === undefined ? '' : [newest.ordinal, newest.label].filter(Boolean).join(' ')
}
