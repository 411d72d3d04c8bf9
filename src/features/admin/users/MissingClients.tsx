import alert from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

type MissingClientsProps = { retry: () => void }

/** Above the fields, where the form lacks the client that its services come from. */
export function MissingClients({ retry }: MissingClientsProps) {
  return (
    <div className="user-missing" role="alert">
      <Icon of={alert} />
      <p>The clients could not be loaded, so their services cannot be offered.</p>
      <button type="button" className="btn btn-sm btn-secondary" onClick={retry}>
        Try again
      </button>
    </div>
  )
}
