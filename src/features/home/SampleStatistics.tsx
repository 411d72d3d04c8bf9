import { formatCount } from '#shared/lib/plural.ts'
import { CREDITS } from './sampleStatistics.ts'
import { UsagePie } from './UsagePie.tsx'
import { UsageTable } from './UsageTable.tsx'

const FIGURES = [
  { label: 'Credits used today', value: CREDITS.usedToday },
  { label: 'Total credits', value: CREDITS.total },
  { label: 'Monthly average', value: CREDITS.monthlyAverage },
] as const

/** Placeholder credit statistics, marked as a sample (shell §1, D22). */
export function SampleStatistics() {
  return (
    <section className="panel" aria-labelledby="home-samples">
      <div className="panel-head">
        <h2 id="home-samples">Credits</h2>
        <span className="chip chip-info">Sample</span>
        <p className="small muted" role="note">
          <strong>Sample data.</strong> These figures are examples and not the credits of your
          account.
        </p>
      </div>
      <div className="home-samples">
        <dl className="home-figures">
          {FIGURES.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCount(value)}</dd>
            </div>
          ))}
        </dl>
        <UsagePie />
        <UsageTable />
      </div>
    </section>
  )
}
