import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { useLoadedList } from '#shared/records/list/useLoadedList.ts'
import { RecordsPage } from '#shared/records/RecordsPage.tsx'
import { useMadeRecord } from '#shared/records/useMadeRecord.ts'
import { useOpenRecord } from '#shared/records/useOpenRecord.ts'
import { usePanelAhead } from '#shared/records/usePanelAhead.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { clientIdOf } from './client.ts'
import { useClientsQuery } from './clientsApi.ts'
import { ClientsTable } from './ClientsTable.tsx'
import { useClientType } from './useClientType.ts'

const ClientPanel = lazyPart(async () => (await import('./ClientPanel.tsx')).ClientPanel, {
  what: 'The form',
  Lost: PanelLost,
})

/** /admin/client (shell §2, "Client admin"). */
export function ClientsPage() {
  return (
    <WithQueryCache>
      <ClientsScreen />
    </WithQueryCache>
  )
}

/** The list of clients and the one that stands open. What was loaded before shows at once, and is asked for anew. */
function ClientsScreen() {
  const query = useClientsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows: clients, load } = useLoadedList(query)
  const open = useOpenRecord()
  const newKey = useMadeRecord({
    rows: clients,
    idOf: clientIdOf,
    isKnown: load.kind === 'ready',
    open,
  })
  usePanelAhead(ClientPanel)
  const opened = open.id === null ? undefined : clients.find(({ clientId }) => clientId === open.id)
  const { type, showType, closeOn } = useClientType(opened?.clientType)
  return (
    <RecordsPage
      title="Client Management"
      line="Organizations, their sub-clients, and the services they may use."
      action={
        <button type="button" className="btn btn-secondary" onClick={open.add}>
          <Icon of={plus} />
          Add Client
        </button>
      }
      list={
        <ClientsTable
          clients={clients}
          load={load}
          type={type}
          onType={showType}
          open={open}
          newKey={newKey}
        />
      }
      panel={
        open.isNew || open.id !== null ? (
          <ClientPanel open={open} clients={clients} load={load} onCreated={closeOn} />
        ) : null
      }
    />
  )
}
