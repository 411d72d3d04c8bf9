import { Link } from 'react-router-dom'
import grid from 'bootstrap-icons/icons/grid.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { CREDITS } from './sampleStatistics.ts'
import { UsagePie } from './UsagePie.tsx'
import { UsageTable } from './UsageTable.tsx'
import './home.css'

const COUNT = new Intl.NumberFormat('en-IN')

const FIGURES = [
  { label: 'Credits used today', value: CREDITS.usedToday },
  { label: 'Total credits', value: CREDITS.total },
  { label: 'Monthly average', value: CREDITS.monthlyAverage },
] as const

/** The home page: placeholder credit statistics, each block of them marked as a sample (shell §1, D22). */
export function HomePage() {
  return (
    <div className="page home">
      <PageHead title="Home" line="Your credits at a glance, and the way to your services.">
        <Link to="/menupage" className="btn btn-secondary">
          <Icon of={grid} />
          All services
        </Link>
      </PageHead>
      <p className="home-note" role="note">
        <strong>Sample data.</strong> The figures on this page are examples and not the credits of
        your account.
      </p>
      <dl className="home-figures">
        {FIGURES.map(({ label, value }) => (
          <div key={label} className="panel panel-body">
            <dt>{label}</dt>
            <dd>{COUNT.format(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="home-usage">
        <UsagePie />
        <UsageTable />
      </div>
    </div>
  )
}
