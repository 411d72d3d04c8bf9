import './queueOverlay.css'

type QueueOverlayProps = { title: string; line: string; onCancel: () => void }

/** Lies over a job that the server has taken and not begun. What is under it takes no clicks meanwhile. */
export function QueueOverlay({ title, line, onCancel }: QueueOverlayProps) {
  return (
    <div className="queue-overlay">
      <div className="queue-card" role="status">
        <span className="spinner-border t-accent" aria-hidden="true" />
        <h2>{title}</h2>
        <p className="muted">{line}</p>
      </div>
      <button type="button" className="btn btn-secondary" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
