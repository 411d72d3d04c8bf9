import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { DataTable } from '#shared/ui/DataTable.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import { useTableUrl } from '#shared/ui/useTableUrl.ts'
import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'

type User = { id: number; name: string; email: string }
let users: readonly User[] = []

const COLUMNS: readonly Column<User>[] = [
  { id: 'name', head: 'User', cell: (row) => row.name, text: (row) => row.name },
  { id: 'email', head: 'Email', cell: (row) => row.email, text: (row) => row.email },
]
const NO_FILTERS: readonly string[] = []
const keyOf = (row: User) => String(row.id)

function Ours() {
  const table = useTableUrl(NO_FILTERS)
  return (
    <>
      <TableSearch label="Search" value={table.query.search} onChange={table.setSearch} />
      <DataTable
        label="Users"
        noun={['user', 'users']}
        columns={COLUMNS}
        rows={users}
        rowKey={keyOf}
        table={table}
        load={{ kind: 'ready' }}
        maxHeight="600px"
        empty={{ line: 'None.' }}
      />
    </>
  )
}

/** The reference: every row that matches is rendered. */
function Plain() {
  const [search, setSearch] = useState('')
  const shown = users.filter(({ name, email }) =>
    `${name} ${email}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <>
      <input
        aria-label="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <table className="table">
        <tbody>
          {shown.map((user) => (
            <tr key={user.id}>
              <td>{user.name}</td>
              <td>{user.email}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

/** Types into the field as a person does; ms from the key to the end of the frame that shows it, the median of all keys. */
async function keystrokes(inside: HTMLElement): Promise<number> {
  const field = inside.querySelector('input')
  if (field === null) throw new Error('no field')
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  const took: number[] = []
  for (const text of ['9', '99', '9', '', '5', '55']) {
    await nextFrame()
    const start = performance.now()
    native?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await nextFrame()
    took.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0
}

async function measure(what: 'ours' | 'plain'): Promise<number> {
  const inside = document.getElementById('root')
  if (inside === null) throw new Error('no #root')
  const root = createRoot(inside)
  flushSync(() =>
    root.render(<BrowserRouter>{what === 'ours' ? <Ours /> : <Plain />}</BrowserRouter>),
  )
  await nextFrame()
  const took = await keystrokes(inside)
  root.unmount()
  return took
}

export const bench = {
  async prepare(count: number) {
    users = Array.from({ length: count }, (_, at) => ({
      id: at,
      name: `User ${at}`,
      email: `user.${at}@lender.example`,
    }))
  },
  ours: () => measure('ours'),
  plain: () => measure('plain'),
}

Object.assign(globalThis, { bench })
