import down from 'bootstrap-icons/icons/arrow-down.svg?raw'
import up from 'bootstrap-icons/icons/arrow-up.svg?raw'
import { Icon } from '../../components/Icon.tsx'
import { headerClass, type Column } from '../column.ts'
import { nextSort, type TableSort } from '../query/tableQuery.ts'

type TableHeaderProps<Row> = {
  columns: readonly Column<Row>[]
  sort: TableSort | null
  /** Missing: nothing can be sorted. */
  onSort?: ((sort: TableSort | null) => void) | undefined
}

/** A sortable column is a button that says its direction. */
export function TableHeader<Row>({ columns, sort, onSort }: TableHeaderProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const sorted = sort?.column === column.id ? sort : null
          return (
            <th
              key={column.id}
              scope="col"
              className={headerClass(column)}
              aria-sort={
                sorted === null ? undefined : sorted.descending ? 'descending' : 'ascending'
              }
            >
              {onSort === undefined || column.sortBy === undefined ? (
                (column.headerCell ?? column.header)
              ) : (
                <button
                  type="button"
                  className="table-sort"
                  onClick={() => onSort(nextSort(sort, column.id))}
                >
                  {column.header}
                  <Icon
                    of={sorted?.descending === true ? down : up}
                    className={sorted === null ? 'idle' : ''}
                  />
                </button>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
