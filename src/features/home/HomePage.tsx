import grid from 'bootstrap-icons/icons/grid.svg?raw'
import type { ReactNode } from 'react'
import { PieChart } from 'react-minimal-pie-chart'
import { Link } from 'react-router-dom'
import { OwnerLinks } from '#shared/kits/analyzer/jobs/OwnerLinks.tsx'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectIsTrial } from '#shared/platform/store/sessionSlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { HomeJobs } from './HomeJobs.tsx'
import './home.css'
import { HomeTrial } from './HomeTrial.tsx'
import { ServiceGroups } from './ServiceGroups.tsx'

/** Samples (shell §1), marked as such on the screen (D22). */
const CREDITS = { usedToday: 128, total: 11_500, monthlyAverage: 3_140 } as const

type ServiceUsage = { label: string; used: number; left: number }

const USAGE: readonly ServiceUsage[] = [
  { label: 'Bank statement', used: 1_200, left: 1_800 },
  { label: 'Payslip', used: 800, left: 1_700 },
  { label: 'Form 26AS', used: 400, left: 1_100 },
  { label: 'ID extraction', used: 1_000, left: 1_500 },
  { label: 'Address verification', used: 600, left: 1_400 },
]

/** The legend repeats each name and share, so that colour is not the only cue. */
const TONES = ['accent', 'info', 'success', 'warning', 'neutral'] as const

const total = USAGE.reduce((sum, { used }) => sum + used, 0)
const SLICES = USAGE.map(({ label, used }, index) => ({
  label,
  used,
  percent: Math.round((used / total) * 100),
  color: `var(--lk-${TONES[index % TONES.length]})`,
}))

function UsagePie() {
  return (
    <section aria-labelledby="usage-pie">
      <h3 id="usage-pie">Usage per service</h3>
      <div className="usage-pie">
        <PieChart
          aria-hidden
          data={SLICES.map(({ used, color, label }) => ({ value: used, color, title: label }))}
          lineWidth={38}
          paddingAngle={1}
          startAngle={-90}
        />
        <ul>
          {SLICES.map(({ label, percent, color }) => (
            <li key={label}>
              <svg viewBox="0 0 10 10" aria-hidden>
                <circle cx="5" cy="5" r="5" fill={color} />
              </svg>
              {label}
              <span className="num push">{percent}%</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function UsageTable() {
  return (
    <section aria-labelledby="usage-table">
      <h3 id="usage-table">Credits per service</h3>
      <table className="usage-table" aria-labelledby="usage-table">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col" className="num">
              Used
            </th>
            <th scope="col" className="num">
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {USAGE.map(({ label, used, left }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{formatCount(used)}</td>
              <td className="num">{formatCount(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const FIGURES = [
  { label: 'Credits used today', value: CREDITS.usedToday },
  { label: 'Total credits', value: CREDITS.total },
  { label: 'Monthly average', value: CREDITS.monthlyAverage },
] as const

function SampleStatistics() {
  return (
    <section className="panel" aria-labelledby="home-samples">
      <div className="panel-header">
        <h2 id="home-samples">Credits</h2>
        <span className="chip chip-info">Sample</span>
        <p className="small muted" role="note">
          <strong>Sample data.</strong> These figures are examples, not the credits of your account.
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

type HomePageProps = {
  kycWork: ReactNode
}

export function HomePage({ kycWork }: HomePageProps) {
  const isTrial = useAppSelector(selectIsTrial)
  return (
    <div className="page home">
      <PageHeader title="Home" subtitle="Your recent jobs and services.">
        <OwnerLinks />
        <Link to="/menupage" className="btn btn-secondary">
          <Icon of={grid} />
          All services
        </Link>
      </PageHeader>
      <div className={isTrial ? 'home-top has-trial' : 'home-top'}>
        <HomeJobs />
        {isTrial && <HomeTrial />}
      </div>
      {kycWork}
      <ServiceGroups />
      <SampleStatistics />
    </div>
  )
}
