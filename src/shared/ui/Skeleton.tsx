type SkeletonProps = {
  /** Rows of text to stand for. */
  lines?: number
  /** What is being loaded, for a screen reader. */
  label?: string
}

/** Uneven, as text is. */
const WIDTHS = ['72%', '88%', '60%', '80%', '66%', '92%'] as const

/** The skeleton of a block of text while it loads. */
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
