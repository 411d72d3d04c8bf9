import grid from 'bootstrap-icons/icons/grid.svg?raw'
import { DataTable, type TableLoad } from '#shared/ui/DataTable.tsx'
import { ListHead } from '#shared/ui/ListHead.tsx'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import { useIsNarrow } from '#shared/ui/useMedia.ts'
import { useTableUrl } from '#shared/ui/useTableUrl.ts'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
import type { ServiceRecord } from './service.ts'
import { SERVICE_COLUMNS } from './serviceColumns.tsx'

type ServicesTableProps = {
  services: readonly ServiceRecord[]
  load: TableLoad
  open: OpenRecord
}

const NO_FILTERS: readonly string[] = []
const keyOf = ({ serviceId }: ServiceRecord) => serviceId

/** The Service List (shell §2), searched by name, type and description. */
export function ServicesTable({ services, load, open }: ServicesTableProps) {
  const table = useTableUrl(NO_FILTERS)
  const isNarrow = useIsNarrow()
  const isKnown = load.kind === 'ready' || (load.kind === 'failed' && load.keptFrom !== null)
  return (
    <DataTable
      label="Service List"
      noun={['service', 'services']}
      columns={SERVICE_COLUMNS}
      rows={services}
      rowKey={keyOf}
      table={table}
      load={load}
      foot="count"
      openKey={open.id}
      // A card's name is its link already.
      {...(isNarrow ? {} : { onOpen: ({ serviceId }: ServiceRecord) => open.show(serviceId) })}
      empty={{
        icon: grid,
        line: 'Add the first one; clients can then be given it.',
        action: (
          <button type="button" className="btn btn-primary" onClick={open.add}>
            Add the first one
          </button>
        ),
      }}
      head={
        <ListHead
          title="Service List"
          count={isKnown ? services.length : null}
          search={
            <TableSearch
              label="Search services"
              placeholder="Search name, type or description"
              value={table.query.search}
              onChange={table.setSearch}
            />
          }
        />
      }
    />
  )
}
