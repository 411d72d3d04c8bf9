import { monthStrip, monthInName, sayMonths, type MonthState } from './monthStrip.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { hasLocked, type IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'

type MonthStripProps = { account: IntakeAccount }

/** Class of the bar, and the words after the month. */
const LOOK: Record<MonthState, { className: string | undefined; word: string }> = {
  covered: { className: undefined, word: '' },
  part: { className: 'gap', word: ', in part' },
  gap: { className: 'gap', word: ', no file' },
  twice: { className: 'gap', word: ', twice' },
  wait: { className: 'wait', word: ', locked' },
}

/** Months covered by an account's statements, with gaps and overlaps (look 03). A warning, never a block. */
export function MonthStrip({ account }: MonthStripProps) {
  const facts = useAppSelector(selectFacts)
  const periods = account.entries.flatMap(({ id, phase }) =>
    phase.kind === 'ready' ? (facts[id]?.period ?? []) : [],
  )
  const waits = hasLocked(account)
    ? account.entries.flatMap(({ name, phase }) =>
        phase.kind === 'locked' ? (monthInName(name) ?? []) : [],
      )
    : []
  const months = monthStrip(periods, waits)
  if (months.length === 0) return null
  const isWhole = months.every(({ state }) => state === 'covered' || state === 'wait')
  return (
    <section className="panel month-strip" aria-label="Months covered">
      <div>
        <h2>Months covered</h2>
        <p className={isWhole ? 'small muted' : 'small t-warning'}>
          {sayMonths(months, hasLocked(account))}
        </p>
      </div>
      <ol className="months">
        {months.map(({ key, label, state }) => (
          <li key={key} className={LOOK[state].className}>
            {label}
            {LOOK[state].word}
          </li>
        ))}
      </ol>
    </section>
  )
}
