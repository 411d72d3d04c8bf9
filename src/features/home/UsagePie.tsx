import { PieChart } from 'react-minimal-pie-chart'
import { USAGE } from './sampleStatistics.ts'

/** A tone a slice; each slice's name and share stand in the legend, so that none is told by colour alone. */
const TONES = ['accent', 'info', 'success', 'warning', 'neutral'] as const

const total = USAGE.reduce((sum, { used }) => sum + used, 0)
const SLICES = USAGE.map(({ label, used }, index) => ({
  label,
  used,
  percent: Math.round((used / total) * 100),
  color: `var(--lk-${TONES[index % TONES.length]})`,
}))

/** Usage per service, sample figures. */
export function UsagePie() {
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
