import { useCallback, useMemo } from 'react'
import { AbsentRecord } from '#shared/records/AbsentRecord.tsx'
import { RecordForm } from '#shared/records/form/RecordForm.tsx'
import { useLoadedList } from '#shared/records/list/useLoadedList.ts'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { useServicesQuery } from '../services/servicesApi.ts'
import type { Client, ClientType } from './client.ts'
import {
  ClientFormSchema,
  linkedToType,
  NEW_CLIENT,
  toClientValues,
  type ClientValues,
} from './clientForm.ts'
import { useClientsQuery } from './clientsApi.ts'
import { clientSections, type OfferedLoad } from './clientSections.tsx'
import { offeredServices, toOffered } from './offeredServices.ts'
import { createClient, updateClient } from './saveClient.ts'
import './clients.css'

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

type ClientFormProps = {
  /** null: one is being added. */
  client: Client | null
  clients: readonly Client[]
  onCreated: (type: ClientType) => void
  onClose: () => void
}

/** Add and edit in four sections, three for a sub-client (shell §2). */
function ClientForm({ client, clients, onCreated, onClose }: ClientFormProps) {
  const dispatch = useAppDispatch()
  const offered = useOffered(client)
  const { refetch } = useClientsQuery()
  const ownCode = useAppSelector(selectUser)?.clientCode ?? ''
  const sections = useCallback(
    (values: ClientValues) => clientSections({ client, clients, offered, ownCode }, values),
    [client, clients, offered, ownCode],
  )
  const initial = useMemo(() => (client === null ? NEW_CLIENT : toClientValues(client)), [client])
  return (
    <RecordForm
      heading={client === null ? 'Add Client' : client.profile.organizationName}
      mode={client === null ? 'add' : 'edit'}
      initial={initial}
      schema={ClientFormSchema}
      itemKey="serviceId"
      sections={sections}
      linked={linkedToType}
      save={async (values) =>
        dispatch(client === null ? createClient(values) : updateClient(client, values))
      }
      onSaved={({ clientType }) => {
        if (client === null) onCreated(clientType)
      }}
      onEdit={() => void refetch()}
      onClose={onClose}
    />
  )
}

/** What the services store offers this client; while it is not known, what the client has stands as it is. */
function useOffered(client: Client | null): OfferedLoad {
  const query = useServicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { load } = useLoadedList(query)
  const { data } = query
  return useMemo(() => {
    const assigned = client?.services ?? []
    const services = data === undefined ? assigned.map(toOffered) : offeredServices(data, assigned)
    return { services, load }
  }, [client, data, load])
}
