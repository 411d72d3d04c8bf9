import check from 'bootstrap-icons/icons/check2.svg?raw'
import dash from 'bootstrap-icons/icons/dash.svg?raw'
import { Link } from 'react-router-dom'
import { Chip } from '#shared/ui/components/Chip.tsx'
import type { Column } from '#shared/ui/table/column.ts'

export type User = { id: number; code: string; name: string; email: string; isActive: boolean }

const FIRST = ['Aparna', 'Bhavesh', 'Chitra', 'Devan', 'Esha', 'Farhan', 'Gauri', 'Harish'] as const
const LAST = ['Rao', 'Iyer', 'Menon', 'Shah', 'Kulkarni', 'Das', 'Reddy', 'Gowda', 'Patil'] as const
/** Has no common factor with any list length, so that the original order differs from the displayed one. */
const STEP = 7919

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? ''

/** Unordered users of a hundred clients. */
export function someUsers(count: number): readonly User[] {
  return Array.from({ length: count }, (_, index) => {
    const id = (index * STEP) % count
    const name = `${at(FIRST, id)} ${at(LAST, id)} ${id}`
    const code = `C${String(id % 100).padStart(2, '0')}`
    return { id, code, name, email: `user.${id}@lender.example`, isActive: id % 7 !== 0 }
  })
}

/** As in the user and client lists: a link, a chip, an action. */
export const COLUMNS: readonly Column<User>[] = [
  {
    id: 'code',
    header: 'ClientCode',
    cell: (row) => row.code,
    searchText: (row) => row.code,
    sortBy: (row) => row.code,
    width: '120px',
    weight: 'muted',
  },
  {
    id: 'name',
    header: 'User',
    cell: (row) => <Link to={{ search: `open=${row.id}` }}>{row.name}</Link>,
    searchText: (row) => row.name,
    sortBy: (row) => row.name,
    weight: 'name',
  },
  {
    id: 'email',
    header: 'Email',
    cell: (row) => row.email,
    searchText: (row) => row.email,
    sortBy: (row) => row.email,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (
      <Chip tone={row.isActive ? 'success' : 'neutral'} icon={row.isActive ? check : dash}>
        {row.isActive ? 'Active' : 'Inactive'}
      </Chip>
    ),
    sortBy: (row) => (row.isActive ? 'Active' : 'Inactive'),
    width: '120px',
  },
  {
    id: 'view',
    header: 'Actions',
    cell: (row) => (
      <Link to={{ search: `open=${row.id}` }} aria-label={`View ${row.name}`}>
        View
      </Link>
    ),
    align: 'end',
    width: '90px',
  },
]

/** The users that match a search of one word. */
export function searchUsers(users: readonly User[], search: string): number {
  return users.filter((user) => matchesSearch(user, search)).length
}

/** The plain search. */
export function matchesSearch({ code, name, email }: User, search: string): boolean {
  return `${code} ${name} ${email}`.toLowerCase().includes(search.toLowerCase())
}
