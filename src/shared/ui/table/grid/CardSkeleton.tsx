const CARDS = 4

export function CardSkeleton() {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: CARDS }, (_, card) => (
        <li key={card} className="table-card table-card-skeleton">
          <span className="skeleton-bar skeleton-title" />
          <span className="skeleton-bar skeleton-line" />
          <span className="skeleton-bar skeleton-fact" />
        </li>
      ))}
    </ul>
  )
}
