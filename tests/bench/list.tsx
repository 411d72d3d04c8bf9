import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '#app/theme/bootstrap.scss'
import '#app/theme/theme.css'
import { OurChoice, OurList, PlainChoice, PlainList } from './listFixtures.tsx'
import { searchUsers, someUsers, type User } from './listRows.tsx'
import { median } from './median.ts'
import { nextFrame, untilShown } from './untilShown.ts'

let users: readonly User[] = []

type Side = 'ours' | 'plain'

/** Renders an element, runs `work`, and unmounts it. */
async function withFixture<Result>(
  fixture: ReactNode,
  work: (root: HTMLElement) => Promise<Result>,
) {
  const inside = document.getElementById('root')
  if (inside === null) throw new Error('no #root')
  const root = createRoot(inside)
  flushSync(() => root.render(<BrowserRouter>{fixture}</BrowserRouter>))
  await nextFrame()
  const result = await work(inside)
  root.unmount()
  history.replaceState(null, '', location.pathname)
  return result
}

const listOf = (side: Side) =>
  side === 'ours' ? <OurList users={users} /> : <PlainList users={users} />

/** The number of rows that a list shows. */
function rowsShown(inside: HTMLElement, side: Side): number {
  if (side === 'plain') return inside.querySelectorAll('tbody tr').length
  const foot = inside.querySelector('.table-footer')?.textContent ?? ''
  return Number(
    /([\d,]+) (?:of [\d,]+ match|in total)|of ([\d,]+)\./
      .exec(foot)
      ?.slice(1)
      .join('')
      .replaceAll(',', ''),
  )
}

/** Types into the search; returns the median of all keys. */
function keystrokes(side: Side): Promise<number> {
  return withFixture(listOf(side), async (inside) => {
    const field = inside.querySelector<HTMLInputElement>('input[type="search"]')
    if (field === null) throw new Error('no search')
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    const durations: number[] = []
    for (const text of ['9', '99', '9', '', '5', '55']) {
      const expected = searchUsers(users, text)
      const type = () => {
        native?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      durations.push(await untilShown(type, () => rowsShown(inside, side) === expected))
      await new Promise((resolve) => setTimeout(resolve, 400))
    }
    return median(durations)
  })
}

/** Clicks the headers of three columns; returns the median. */
function sorts(side: Side): Promise<number> {
  return withFixture(listOf(side), async (inside) => {
    const durations: number[] = []
    const columns = [
      ['Email', 2],
      ['ClientCode', 0],
      ['User', 1],
    ] as const
    for (const [head, column] of columns) {
      const button = [...inside.querySelectorAll<HTMLElement>('thead button')].find(
        ({ textContent }) => textContent === head,
      )
      const first = () => inside.querySelector(`tr[data-row] td:nth-child(${column + 1})`)
      const texts = users.map(({ email, code, name }) => [code, name, email][column] ?? '')
      const smallest = texts.reduce((a, b) =>
        a.localeCompare(b, 'en-IN', { numeric: side === 'ours' }) < 0 ? a : b,
      )
      durations.push(
        await untilShown(
          () => button?.click(),
          () => first()?.textContent === smallest,
        ),
      )
    }
    return median(durations)
  })
}

/** The reference of a sort without rows: only comparing the names of all users. */
function bareSort(): number {
  const { compare } = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })
  const durations = [0, 1, 2].map(() => {
    const start = performance.now()
    users.map(({ name }) => name).toSorted(compare)
    return performance.now() - start
  })
  return median(durations)
}

/** Opens the combobox in its own root. */
function open(side: Side): Promise<number> {
  const fixture = side === 'ours' ? <OurChoice users={users} /> : <PlainChoice users={users} />
  return withFixture(fixture, (inside) =>
    untilShown(
      () => inside.querySelector<HTMLElement>(side === 'ours' ? 'input' : 'button')?.click(),
      () => document.querySelector('[role="option"], [data-option]') !== null,
    ),
  )
}

export const bench = {
  async prepare(count: number) {
    users = someUsers(count)
  },
  keystroke: keystrokes,
  sort: sorts,
  bareSort,
  open,
  /** Leaves the list on the page for inspection. */
  async show(what: 'list' | 'choice') {
    const inside = document.getElementById('root')
    if (inside === null) throw new Error('no #root')
    const fixture = what === 'list' ? <OurList users={users} /> : <OurChoice users={users} />
    createRoot(inside).render(<BrowserRouter>{fixture}</BrowserRouter>)
  },
}

Object.assign(globalThis, { bench })
