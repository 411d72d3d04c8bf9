/** Replaces a count that could not be loaded; the tile still opens the list. */
export function NoCount() {
  return (
    <span className="kyc-tile-count" title="The count could not be loaded">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">, the count could not be loaded</span>
    </span>
  )
}

export function PendingCount() {
  return (
    <span className="kyc-tile-count skeleton">
      <span className="visually-hidden">Counting</span>
      <span className="skeleton-bar" />
    </span>
  )
}
