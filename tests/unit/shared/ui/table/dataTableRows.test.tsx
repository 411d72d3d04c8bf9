import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TableLoad } from '#shared/ui/table/DataTable.tsx'
import { type Case, SEVEN, type ListProps, show, names, press } from './TestList.tsx'

describe('keyboard', () => {
  let opened: number[]
  beforeEach(() => {
    opened = []
  })
  const onOpen = (row: Case) => opened.push(row.id)
  const focusedRow = () => document.activeElement?.textContent

  it('moves with arrows, opens with Enter, and ignores keys on buttons in a row', async () => {
    const { user } = show({ onOpen })
    const first = screen.getByRole('row', { name: /Rohit 1/ })
    act(() => first.focus())
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(focusedRow()).toContain('Meena 3')
    await user.keyboard('{End}{ArrowDown}')
    expect(focusedRow()).toContain('Harpreet 7')
    await user.keyboard('{Enter}{Home}{Enter}')
    expect(opened).toEqual([7, 1])
    await user.tab()
    expect(press('View 1')).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(opened).toEqual([7, 1])
  })

  it('has one stop for Tab among its rows', async () => {
    show({ onOpen })
    const stops = screen
      .getAllByRole('row')
      .filter((row) => row.tabIndex === 0 && row.hasAttribute('data-row'))
    expect(stops).toHaveLength(1)
  })

  it('opens by a click on the row, not by one on its button', async () => {
    const { user } = show({ onOpen })
    await user.click(press('View 2'))
    expect(opened).toEqual([])
    await user.click(screen.getByRole('cell', { name: 'Meena 3' }))
    expect(opened).toEqual([3])
  })
})

describe('loading and failing', () => {
  it('shows the headers and announces loading', () => {
    show({ rows: [], load: { kind: 'loading' } })
    expect(screen.getByRole('table', { name: 'Cases' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Pay',
      'Status',
      'Action',
    ])
    expect(screen.getByText('Loading cases')).toBeInTheDocument()
    expect(screen.queryByText('No cases yet')).not.toBeInTheDocument()
  })

  it('keeps its rows with their time, and retries', async () => {
    const retry = vi.fn()
    const lastLoadedAt = Date.parse('2026-11-20T05:12:00Z')
    const { user } = show({
      load: { kind: 'failed', message: 'Unable to connect to the server!', lastLoadedAt, retry },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Unable to connect to the server! This list is from 10:42.',
    )
    expect(names()).toHaveLength(7)
    await user.click(press('Try again'))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('mentions no earlier list if there is none', () => {
    show({
      rows: [],
      load: {
        kind: 'failed',
        message: 'Unable to connect to the server!',
        lastLoadedAt: null,
        retry: vi.fn(),
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Unable to connect to the server! The list could not be loaded.Try again$/,
    )
    expect(screen.queryByText('No cases yet')).not.toBeInTheDocument()
  })
})

describe('a list with its header in the panel', () => {
  const failed: TableLoad = { kind: 'failed', message: 'No.', lastLoadedAt: null, retry: () => {} }
  it.each([
    ['ready', { rows: SEVEN }],
    ['loading', { rows: [], load: { kind: 'loading' } }],
    ['empty', { rows: [] }],
    ['failed', { rows: [], load: failed }],
  ] satisfies [string, ListProps][])('keeps it while it is %s', (_, props) => {
    show({ ...props, hasHead: true, footer: 'count' })
    expect(screen.getByRole('heading', { name: /^Cases List/ })).toBeInTheDocument()
  })

  it('counts in its footer, announces matches, and has no chips', async () => {
    const { user } = show({ hasHead: true, footer: 'count' })
    expect(screen.getByText('7 in total')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'FATH')
    expect(screen.getByText('1 of 7 matches.')).toBeInTheDocument()
    expect(screen.getByText('1 case matches')).toHaveRole('status')
    await user.click(press('Only active'))
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument()
    expect(screen.getByText('0 cases match')).toHaveRole('status')
    await user.click(press('Reset'))
    expect(screen.getByText('7 in total')).toBeInTheDocument()
  })

  it('marks the row of the open record', () => {
    show({ openRowKey: '3' })
    const current = screen.getAllByRole('row').filter((row) => row.ariaCurrent === 'true')
    expect(current.map((row) => row.textContent)).toEqual(['Meena 3200ActiveView 3'])
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    )
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('shows the rows as cards that open and keep their action', async () => {
    const onOpen = vi.fn()
    const { user } = show({ onOpen })
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    const [card] = within(screen.getByRole('list', { name: 'Cases' })).getAllByRole('listitem')
    expect(card).toHaveTextContent('Rohit 1Pay–StatusActiveView 1')
    await user.click(press('Rohit 1'))
    expect(onOpen).toHaveBeenCalledWith(SEVEN[0])
    expect(press('View 7')).toBeInTheDocument()
  })
})
