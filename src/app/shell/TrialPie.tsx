import { PieChart } from 'react-minimal-pie-chart'

type TrialPieProps = {
  /** Share of the trial that is left, 0 to 1. */
  share: number
}

export function TrialPie({ share }: TrialPieProps) {
  return (
    <PieChart
      className="pie"
      aria-hidden
      data={[
        { value: share, color: 'var(--lk-accent)' },
        { value: 1 - share, color: 'var(--lk-accent-soft)' },
      ]}
      startAngle={-90}
      lengthAngle={360}
    />
  )
}
