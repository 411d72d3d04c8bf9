import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { RecordsPage } from '#shared/records/RecordsPage.tsx'
import { lazyPanel, usePanelAhead } from '#shared/records/lazyPanel.tsx'
import { useListLoad } from '#shared/records/useListLoad.ts'
import { useOpenRecord } from '#shared/records/useOpenRecord.ts'
import { ClientsTable } from './ClientsTable.tsx'
import { useClientsQuery } from './clientsApi.ts'
import { useClientType } from './useClientType.ts'

const ClientPanel = lazyPanel(async () => ({
  default: (await import('./ClientPanel.tsx')).ClientPanel,
}))

/** The list of clients and the one that stands open. What was loaded before shows at once, and is asked for anew. */
export function ClientsScreen() {
  const query = useClientsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows: clients, load } = useListLoad(query)
  const open = useOpenRecord()
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
          openId={open.id}
          onOpen={open.show}
          onAdd={open.add}
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
