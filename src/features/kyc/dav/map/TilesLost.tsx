/** Over a map whose ground does not come: the places are on it all the same. */
export function TilesLost({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="map-notice" role="status">
      <p>
        The map’s pictures do not come. The places, the circle and the distance are right without
        them.
      </p>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
