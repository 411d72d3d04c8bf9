import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

/** The form's code did not come: a dropped connection, or a newer release on the server. The list is not harmed. */
export function PanelLost() {
  return (
    <section className="panel" role="alert">
      <EmptyState
        icon={cloudSlash}
        title="The form could not be loaded"
        line="Nothing was changed. Check your internet connection, then load the page again."
      >
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => window.location.reload()}
        >
          Load again
        </button>
      </EmptyState>
    </section>
  )
}
