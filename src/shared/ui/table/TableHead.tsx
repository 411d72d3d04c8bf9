import down from 'bootstrap-icons/icons/arrow-down.svg?raw'
import up from 'bootstrap-icons/icons/arrow-up.svg?raw'
import { Icon } from '../Icon.tsx'
import { headClass, type Column } from './column.ts'
import { nextSort, type TableSort } from './tableQuery.ts'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: TableSort | null
  /** Left out, nothing can be sorted. */
  onSort?: ((sort: TableSort | null) => void) | undefined
}

/** The sticky head; a column that sorts is a button, and says which way it sorts now. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const sorted = sort?.column === column.id ? sort : null
          return (
            <th
              key={column.id}
              scope="col"
              className={headClass(column)}
              aria-sort={
                sorted === null ? undefined : sorted.descending ? 'descending' : 'ascending'
              }
            >
              {onSort === undefined || column.sortBy === undefined ? (
                (column.headCell ?? column.head)
              ) : (
                <button
                  type="button"
                  className="table-sort"
                  onClick={() => onSort(nextSort(sort, column.id))}
                >
                  {column.head}
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
