import { PieChart } from 'react-minimal-pie-chart'

type TrialPieProps = {
  /** Of the trial that is left, 0 to 1. */
  share: number
}

/** Its library loads only for users who see it. */
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
