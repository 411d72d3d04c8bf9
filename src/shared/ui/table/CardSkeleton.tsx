type CardSkeletonProps = { cards?: number }

export function CardSkeleton({ cards = 4 }: CardSkeletonProps) {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: cards }, (_, card) => (
        <li key={card} className="table-card table-card-skeleton">
          <span className="skeleton-bar skeleton-title" />
          <span className="skeleton-bar skeleton-line" />
          <span className="skeleton-bar skeleton-fact" />
        </li>
      ))}
    </ul>
  )
}
