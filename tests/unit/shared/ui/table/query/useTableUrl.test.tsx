import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import {
  BrowserRouter,
  Link,
  MemoryRouter,
  Route,
  Routes,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'
import { useTableUrl } from '#shared/ui/table/query/useTableUrl.ts'

const FILTERS = ['client'] as const
const at = (address: string) =>
  function At({ children }: { children: ReactNode }) {
    return <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  }

it('keeps the same filters object while other parameters change', () => {
  const useBoth = () => ({ table: useTableUrl(FILTERS), goTo: useNavigate() })
  const { result } = renderHook(useBoth, { wrapper: at('/?client=PIN&client=KVM') })
  const first = result.current.table.query.filters
  expect(first).toEqual({ client: ['PIN', 'KVM'] })
  act(() => result.current.table.setSort({ column: 'name', descending: true }))
  act(() => result.current.table.setSearch('asha'))
  act(() => void result.current.goTo('?client=PIN&client=KVM&open=7'))
  expect(result.current.table.query.filters).toBe(first)
  act(() => result.current.table.setFilter('client', ['PIN']))
  expect(result.current.table.query.filters).toEqual({ client: ['PIN'] })
})

it('a search written during navigation to a record keeps the record open', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    window.history.replaceState(null, '', '/')
  })
  let arrive: (code: { default: () => string }) => void = () => {}
  const Panel = lazy(
    async () => new Promise<{ default: () => string }>((resolve) => (arrive = resolve)),
  )
  function List() {
    const { query, setSearch } = useTableUrl(FILTERS)
    const [params] = useSearchParams()
    return (
      <Suspense>
        <input value={query.search} onChange={(event) => setSearch(event.target.value)} />
        <Link to="?open=7">Asha Bose</Link>
        {params.has('open') && <Panel />}
      </Suspense>
    )
  }
  render(<List />, { wrapper: BrowserRouter })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'asha' } })
  fireEvent.click(screen.getByRole('link'))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(window.location.search).toBe('?open=7')

  await act(async () => arrive({ default: () => 'Her record' }))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(screen.getByText('Her record')).toBeTruthy()
  expect(new URLSearchParams(window.location.search)).toEqual(new URLSearchParams('open=7&q=asha'))
})

/** The address of a list that waits for what the next one needs; `arrive` brings that. */
function aSlowList(route: (props: { Panel: ComponentType }) => ReactNode) {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    window.history.replaceState(null, '', '/')
  })
  let bring: (code: { default: () => string }) => void = () => {}
  const Panel = lazy(
    async () => new Promise<{ default: () => string }>((resolve) => (bring = resolve)),
  )
  render(<Suspense>{route({ Panel })}</Suspense>, { wrapper: BrowserRouter })
  return async () => {
    await act(async () => bring({ default: () => 'It is here' }))
    await act(() => vi.advanceTimersByTimeAsync(300))
  }
}

it('a search written during navigation to another page does not lead back', async () => {
  function List() {
    const { query, setSearch } = useTableUrl(FILTERS)
    return (
      <>
        <input value={query.search} onChange={(event) => setSearch(event.target.value)} />
        <Link to="/services">Services</Link>
      </>
    )
  }
  const arrive = aSlowList(({ Panel }) => (
    <Routes>
      <Route path="/" element={<List />} />
      <Route path="/services" element={<Panel />} />
    </Routes>
  ))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'asha' } })
  fireEvent.click(screen.getByRole('link'))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(window.location.pathname + window.location.search).toBe('/services')
  await arrive()
  expect(screen.getByText('It is here')).toBeTruthy()
  expect(window.location.pathname + window.location.search).toBe('/services')
})

it('a click during a pending navigation does not undo it', async () => {
  function List({ Panel }: { Panel: ComponentType }) {
    const { params, update } = useSearchQuery()
    const table = useTableUrl(FILTERS)
    return (
      <>
        <button type="button" onClick={() => update(() => new URLSearchParams('open=7'))}>
          Open
        </button>
        <button type="button" onClick={() => table.setFilter('client', ['PIN'])}>
          Narrow
        </button>
        {params.has('open') && <Panel />}
      </>
    )
  }
  const arrive = aSlowList(({ Panel }) => <List Panel={Panel} />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  fireEvent.click(screen.getByRole('button', { name: 'Narrow' }))
  await arrive()
  expect(screen.getByText('It is here')).toBeTruthy()
  expect(window.location.search).toBe('?open=7&client=PIN')
})
