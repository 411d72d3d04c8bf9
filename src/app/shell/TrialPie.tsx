import { PieChart } from 'react-minimal-pie-chart'

type TrialPieProps = {
  /** Of the trial that is left, 0 to 1. */
  share: number
}

/** The pie in the trial's pill. Its library comes for those who see it. */
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
