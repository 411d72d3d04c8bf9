import { useCallback, useMemo } from 'react'
import { RecordForm } from '#shared/kits/records/form/RecordForm.tsx'
import { useLoadedList } from '#shared/kits/records/list/useLoadedList.ts'
import { RecordPanel } from '#shared/kits/records/RecordPanel.tsx'
import type { Records } from '#shared/kits/records/useRecords.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { useServicesQuery } from '../services/servicesApi.ts'
import { clientIdOf, type Client, type ClientType } from './client.ts'
import {
  ClientFormSchema,
  dependentClientValues,
  NEW_CLIENT,
  toClientValues,
  type ClientValues,
} from './clientForm.ts'
import { useClientsQuery } from './clientsApi.ts'
import { clientSections, type OfferedServicesState } from './clientSections.tsx'
import { offeredServices, toOfferedService } from './offeredServices.ts'
import { createClient, updateClient } from './saveClient.ts'
import './clients.css'

type ClientPanelProps = Records<Client> & { onCreated: (type: ClientType) => void }

export function ClientPanel({ onCreated, ...records }: ClientPanelProps) {
  const { rows, open } = records
  return (
    <RecordPanel {...records} noun="client" idOf={clientIdOf}>
      {(client) => <ClientForm {...{ client, onCreated }} clients={rows} onClose={open.close} />}
    </RecordPanel>
  )
}

type ClientFormProps = {
  client: Client | null
  clients: readonly Client[]
  onCreated: (type: ClientType) => void
  onClose: () => void
}

function ClientForm({ client, clients, onCreated, onClose }: ClientFormProps) {
  const dispatch = useAppDispatch()
  const offered = useOfferedServices(client)
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
      linkedValues={dependentClientValues}
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

/** Until the services are loaded: those that the client has. */
function useOfferedServices(client: Client | null): OfferedServicesState {
  const query = useServicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { load } = useLoadedList(query)
  const { data } = query
  return useMemo(() => {
    const assigned = client?.services ?? []
    const services =
      data === undefined ? assigned.map(toOfferedService) : offeredServices(data, assigned)
    return { services, load }
  }, [client, data, load])
}
