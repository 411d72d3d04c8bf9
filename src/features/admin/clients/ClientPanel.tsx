import { Bones } from '#shared/ui/Bones.tsx'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { PanelNote } from '../PanelNote.tsx'
import type { OpenRecord } from '../useOpenRecord.ts'
import type { Client, ClientType } from './client.ts'
import { ClientForm } from './ClientForm.tsx'

type ClientPanelProps = {
  open: OpenRecord
  clients: readonly Client[]
  load: TableLoad
  onCreated: (type: ClientType) => void
}

/** What stands beside the list: the form, or why there is no record to show. */
export function ClientPanel({ open, clients, load, onCreated }: ClientPanelProps) {
  const common = { clients, onCreated, onClose: open.close }
  if (open.isNew) return <ClientForm key="new" client={null} {...common} />
  const client = clients.find(({ clientId }) => clientId === open.id)
  if (client !== undefined) return <ClientForm key={client.clientId} client={client} {...common} />
  return (
    <PanelNote heading="Client" onClose={open.close}>
      {load.kind === 'loading' && <Bones lines={6} label="Loading the client" />}
      {load.kind === 'ready' && (
        <p>
          The client that this link leads to is not in the list. Choose one from the list instead.
        </p>
      )}
      {load.kind === 'failed' && (
        <>
          <p>The list of clients could not be loaded, so this client cannot be shown.</p>
          <button type="button" className="btn btn-secondary" onClick={load.retry}>
            Try again
          </button>
        </>
      )}
    </PanelNote>
  )
}
