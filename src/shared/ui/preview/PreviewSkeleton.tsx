const LINES = ['w60', 'w40', 'w90', 'w80', 'w90', 'w50', 'w80']

export function PreviewSkeleton() {
  return (
    <div className="preview-viewport">
      <div className="preview-skeleton" role="status" aria-label="Opening the file">
        {LINES.map((width, index) => (
          <span key={index} className={`skeleton-bar preview-${width}`} />
        ))}
      </div>
    </div>
  )
}
