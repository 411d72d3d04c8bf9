import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { lazy, useEffect, type ComponentType } from 'react'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

type Load<Panel> = () => Promise<{ default: Panel }>

/** A panel that brings its own chunk: the list stands without the forms' code, and stays when that does not come. */
export function lazyPanel<Props>(load: Load<ComponentType<Props>>) {
  const panel = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return await load()
    } catch {
      return { default: PanelLost } // says so, and offers to load the page anew
    }
  })
  return Object.assign(panel, { preload: load })
}

/** Fetches the panel's code once the list is there, so that the first record opens at once. */
export function usePanelAhead({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    preload().catch(() => undefined) // the real load says so
  }, [preload])
}

/** The form's code did not come: a dropped connection, or a newer release on the server. The list is not harmed. */
function PanelLost() {
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
