import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { accountsInFiles } from '../state/accountWarnings.ts'
import { hasLocked, type IntakeAccount } from '../state/intakeAccount.ts'
import { selectFacts } from '../state/intakeSlice.ts'
import {
  describeOverlaps,
  monthCoverage,
  monthInName,
  formatMonths,
  type MonthState,
} from './monthCoverage.ts'

type MonthCoverageProps = { account: IntakeAccount }

const STATE_STYLES: Record<MonthState, { className: string | undefined; note: string }> = {
  covered: { className: undefined, note: '' },
  partial: { className: 'gap', note: ', partly covered' },
  missing: { className: 'gap', note: ', no file' },
  duplicate: { className: 'gap', note: ', in two files' },
  locked: { className: 'wait', note: ', locked' },
}

export function MonthCoverage({ account }: MonthCoverageProps) {
  const facts = useAppSelector(selectFacts)
  const files = account.entries.flatMap(({ id, name, phase }) => {
    const period = phase.kind === 'ready' ? (facts[id]?.period ?? null) : null
    return period === null ? [] : [{ name: truncateFileName(name), period }]
  })
  const lockedMonths = hasLocked(account)
    ? account.entries.flatMap(({ name, phase }) =>
        phase.kind === 'locked' ? (monthInName(name) ?? []) : [],
      )
    : []
  const periods = files.map(({ period }) => period)
  const months = monthCoverage(periods, lockedMonths)
  // Two accounts do not overlap; once they are sorted, each has its own months.
  const isOneAccount = accountsInFiles(account, facts).groups.length < 2
  if (months.length === 0 || !isOneAccount) return null
  const isComplete = months.every(({ state }) => state === 'covered' || state === 'locked')
  return (
    <section className="panel month-strip" aria-label="Months covered">
      <div>
        <h2>Months covered</h2>
        <p className={isComplete ? 'small muted' : 'small t-warning'}>
          {formatMonths(months, hasLocked(account), describeOverlaps(files))}
        </p>
      </div>
      <ol className="months">
        {months.map(({ key, label, state }) => (
          <li key={key} className={STATE_STYLES[state].className}>
            {label}
            {STATE_STYLES[state].note}
          </li>
        ))}
      </ol>
    </section>
  )
}
