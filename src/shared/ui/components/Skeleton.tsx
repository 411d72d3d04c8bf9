type SkeletonProps = {
  lines?: number
  label?: string
}

const WIDTHS = ['72%', '88%', '60%', '80%', '66%', '92%'] as const

export function Skeleton({ lines = 3, label = 'Loading' }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-bar" style={{ width: WIDTHS[line % WIDTHS.length] }} />
      ))}
    </div>
  )
}
