import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { AbsentRecord } from '#shared/records/AbsentRecord.tsx'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
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
    <AbsentRecord noun="client" nouns="clients" heading="Client" load={load} onClose={open.close} />
  )
}
