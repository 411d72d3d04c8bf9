import { useCallback } from 'react'
import { RecordsPage } from '#shared/kits/records/RecordsPage.tsx'
import { openRecordIn, searchWithoutQuery } from '#shared/kits/records/useOpenRecord.ts'
import { useRecords } from '#shared/kits/records/useRecords.ts'
import { withQueryCache } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import { clientIdOf, type ClientType } from './client.ts'
import { useClientsQuery } from './clientsApi.ts'
import { ClientsTable } from './ClientsTable.tsx'

/** Missing for clients, the default, while no record is open. */
const TYPE_PARAM = 'type'
const SUB = 'sub'

const CLIENT = 'client'

/** The type of the open record where the URL has none, so that a link shows the record in its list. */
function typeFromParams(
  params: URLSearchParams,
  openClientType: ClientType | undefined,
): ClientType {
  const requestedType = params.get(TYPE_PARAM)
  if (requestedType === SUB) return 'subClient'
  return requestedType === CLIENT ? 'Client' : (openClientType ?? 'Client')
}

function paramsWithType(params: URLSearchParams, type: ClientType): URLSearchParams {
  const next = new URLSearchParams(params)
  if (type === 'subClient') next.set(TYPE_PARAM, SUB)
  else if (openRecordIn(next.toString()) !== null) next.set(TYPE_PARAM, CLIENT)
  else next.delete(TYPE_PARAM)
  return next
}

type ClientTypeState = {
  type: ClientType
  setType: (type: ClientType) => void
  closeAndShowType: (type: ClientType) => void
}

/** `openClientType` is the type of the open record. */
function useClientType(openClientType: ClientType | undefined): ClientTypeState {
  const { params, update } = useSearchQuery()
  const setType = useCallback(
    (type: ClientType) => update((before) => paramsWithType(before, type)),
    [update],
  )
  const closeAndShowType = useCallback(
    (type: ClientType) => update((before) => paramsWithType(searchWithoutQuery(before), type)),
    [update],
  )
  return { type: typeFromParams(params, openClientType), setType, closeAndShowType }
}

const ClientPanel = lazyWithRetry(async () => (await import('./ClientPanel.tsx')).ClientPanel, {
  label: 'The form',
  LoadError: PanelLoadError,
})

export const ClientsPage = withQueryCache(ClientsScreen)

function ClientsScreen() {
  const query = useClientsQuery(undefined, { refetchOnMountOrArgChange: true })
  const records = useRecords({ query, idOf: clientIdOf, Panel: ClientPanel })
  const { rows: clients, open } = records
  const openClient =
    open.id === null ? undefined : clients.find(({ clientId }) => clientId === open.id)
  const { type, setType, closeAndShowType } = useClientType(openClient?.clientType)
  return (
    <RecordsPage
      title="Client Management"
      subtitle="Organizations, their sub-clients, and the services they may use."
      addLabel="Add Client"
      open={open}
      list={<ClientsTable {...records} type={type} onType={setType} />}
      panel={<ClientPanel {...records} onCreated={closeAndShowType} />}
    />
  )
}
