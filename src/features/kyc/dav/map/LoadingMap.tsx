/** Over the map until there is one (kyc §2 B). */
export function LoadingMap() {
  return (
    <div className="map-loading" role="status">
      <span className="spinner-border spinner-border-sm" aria-hidden="true" />
      Loading Map
    </div>
  )
}
