type StoppedNoticeProps = { error: unknown }

/** The last resort, when not even the frame stands: a wrong variable of the deployment is named here. */
export function StoppedNotice({ error }: StoppedNoticeProps) {
  return (
    <main className="stopped blank" role="alert">
      <h1>The portal could not start</h1>
      <p>{error instanceof Error ? error.message : 'Something unexpected happened.'}</p>
      <button type="button" className="btn btn-secondary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  )
}
