import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, vi } from 'vitest'
import { onToast } from '#shared/platform/dialogs/toast.ts'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import { test, apiServer } from '#tests/support/apiTest.ts'
import { CASES_PATH, mockCaseServer, someCases } from '#tests/support/caseServer.ts'
import { PagedCases } from '#tests/support/PagedCases.tsx'

const PATH = `*${CASES_PATH}`
const CASES = someCases(186)

/** The dashboard at an address, over a fresh store. */
function show(address = '/', { cases = CASES, store = makeStore() } = {}) {
  const { handler, asked: requests } = mockCaseServer(cases)
  apiServer.use(handler)
  window.history.replaceState(null, '', address)
  const { unmount } = render(
    <Provider store={store}>
      <BrowserRouter>
        <PagedCases />
      </BrowserRouter>
    </Provider>,
  )
  const user = userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {})
  return { user, asked: requests, store, unmount }
}

/** By its label: the roles of fifty rows are slow to work out. */
const table = () => {
  const found = screen.getByLabelText('Cases')
  if (!(found instanceof HTMLTableElement)) throw new Error('the list is no table')
  return found
}
const rows = () => [...(table().tBodies[0]?.rows ?? [])]
const column = (at: number) => rows().map(({ cells }) => cells[at]?.textContent ?? '')
const numbers = () => column(0)
const names = () => column(2)
const press = (name: string) => screen.getByRole('button', { name })
const search = () => window.location.search
const seen = async (name: string) => screen.findByText(name)
const countText = () => screen.getByText(/ of$| in total|to .* of/).textContent
const cacheKeys = (store: AppStore) => Object.keys(store.getState().queries?.queries ?? {})

/** Answers the next call late, when the function is called; `failing` without an answer or with a detail. */
function holdNext(answer?: () => Response): () => void {
  let release = () => {}
  const responseGate = new Promise<void>((resolve) => {
    release = resolve
  })
  apiServer.use(
    http.post(
      PATH,
      async () => {
        await responseGate
        return answer?.()
      },
      { once: true },
    ),
  )
  return () => release()
}

afterEach(() => vi.useRealTimers())

test('loads fifty at a time, shows range and total, and numbers rows over pages', async () => {
  const { user, asked: requests } = show()
  await seen('Rohit Kulkarni 1')
  expect(rows()).toHaveLength(50)
  expect(numbers().slice(0, 2)).toEqual(['1', '2'])
  expect(countText()).toContain('1 to 50 of 186')
  await user.click(press('Next page'))
  await seen('Harpreet Singh Gill 51')
  expect(numbers().slice(0, 2)).toEqual(['51', '52'])
  expect(countText()).toContain('51 to 100 of 186')
  expect(search()).toBe('?page=2')
  await user.click(press('Last'))
  await seen('Harpreet Singh Gill 151')
  expect(rows()).toHaveLength(36)
  expect(press('Next page')).toBeDisabled()
  expect(requests.map(({ limit, offset }) => [limit, offset])).toEqual([
    [50, 0],
    [50, 50],
    [50, 150],
  ])
})

test('shows the previous page while the next one loads, with a message', async () => {
  const { user } = show()
  await seen('Rohit Kulkarni 1')
  const releaseNext = holdNext()
  await user.click(press('Next page'))
  expect(await screen.findByText('Loading page 2')).toBeInTheDocument()
  expect(table()).toHaveAttribute('aria-busy', 'true')
  expect(numbers()[0]).toBe('1')
  expect(countText()).toContain('1 to 50 of 186')
  expect(screen.getByText('2 of 4')).toBeVisible()
  releaseNext()
  await seen('Harpreet Singh Gill 51')
  expect(table()).toHaveAttribute('aria-busy', 'false')
})

test('keeps the previous page if one fails, names the missing one, and retries', async () => {
  const toasts: string[] = []
  const stop = onToast(({ text }) => toasts.push(text))
  const { user } = show()
  await seen('Rohit Kulkarni 1')
  holdNext(() => HttpResponse.json({ detail: 'Not now.' }, { status: 500 }))()
  await user.click(press('Next page'))
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(
    /^Not now\. Page 2 could not be loaded\. Below is the list from \d\d:\d\d\.Try again$/,
  )
  expect(toasts).toEqual(['Not now.'])
  expect(numbers()[0]).toBe('1')
  expect(countText()).toContain('1 to 50 of 186')
  await user.click(press('Try again'))
  await seen('Harpreet Singh Gill 51')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  stop()
})

test('a first page without a response shows the dialog and no rows', async () => {
  const { store } = show()
  apiServer.use(http.post(PATH, () => HttpResponse.error()))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded/))
  expect(store.getState().overlay.queue.map(({ name }) => name)).toEqual(['uploadFailed'])
})

test('searches by one key, once typing has paused, from the first page', async () => {
  const { user, asked: requests } = show('/?page=3')
  await seen('Rohit Kulkarni 101')
  await user.click(screen.getByRole('searchbox', { name: 'Search by Candidate Name' }))
  await user.paste('fathima')
  await seen('Fathima Beevi 2')
  expect(search()).toBe('?q=fathima')
  expect(screen.getByText('47 cases match')).toBeVisible()
  expect(requests.map(({ candidateName }) => candidateName)).toEqual([undefined, 'fathima'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Search by' }), 'Mobile Number')
  await screen.findByText('No case matches this search')
  expect(requests.at(-1)).toMatchObject({ phoneNumber: 'fathima', offset: 0 })
  expect(requests.at(-1)).not.toHaveProperty('candidateName')
  expect(search()).toBe('?q=fathima&by=phoneNumber')
})

test('restores page, search, filters and order from the URL and with Back', async () => {
  const address = '/?sort=-name&page=2&q=r&email=yes&startedFrom=2026-11-01&startedTo=2026-11-27'
  const { asked: requests, user } = show(address)
  await waitFor(() => expect(numbers()[0]).toBe('51'))
  expect(requests).toEqual([
    {
      limit: 50,
      offset: 50,
      candidateName: 'r',
      filters: { email: ['yes'], startedFrom: ['2026-11-01'], startedTo: ['2026-11-27'] },
      sort: { column: 'name', descending: true },
    },
  ])
  const chips = screen.getByRole('list', { name: 'Filters' })
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Email done Yes', 'Started 1 Nov 2026 – 27 Nov 2026'])
  await user.click(press('Remove filter Started 1 Nov 2026 – 27 Nov 2026'))
  await waitFor(() => expect(numbers()[0]).toBe('1'))
  expect(search()).toBe('?sort=-name&q=r&email=yes')
  await user.click(press('Reset'))
  await waitFor(() => expect(search()).toBe('?sort=-name'))
  act(() => window.history.go(-2))
  await waitFor(() => expect(search()).toBe(address.slice(1)))
  await waitFor(() => expect(numbers()[0]).toBe('51'))
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('r'))
})

test('requests another order from the server', async () => {
  const { user, asked: requests } = show('/?page=2')
  await seen('Harpreet Singh Gill 51')
  await user.click(press('Name'))
  await seen('Fathima Beevi 10')
  expect(search()).toBe('?sort=name')
  expect(requests.at(-1)?.sort).toEqual({ column: 'name', descending: false })
  expect(names()[0]).toBe('Fathima Beevi 10')
})

test('distinguishes an empty list from no matches', async () => {
  const { unmount } = show('/', { cases: [] })
  expect(await screen.findByText('No cases yet')).toBeVisible()
  unmount()
  const { user } = show('/?q=nobody')
  expect(await screen.findByText('No case matches this search')).toBeVisible()
  await user.click(press('Reset'))
  await seen('Rohit Kulkarni 1')
  expect(search()).toBe('')
})

test('shows the last page for one past the end, also in the URL', async () => {
  show('/?page=99')
  await seen('Harpreet Singh Gill 151')
  expect(search()).toBe('?page=4')
})

test('Reload loads again and keeps the rows', async () => {
  const { user, asked: requests } = show()
  await seen('Rohit Kulkarni 1')
  await user.click(press('Reload'))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(rows()).toHaveLength(50)
})

test('scrolls to the open record, and keys start at the first row of a page', async () => {
  const { user } = show('/?open=case-2')
  await seen('Fathima Beevi 2')
  expect(rows()[1]).toHaveAttribute('aria-current', 'true')
  act(() => rows()[0]?.focus())
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await waitFor(() => expect(search()).toBe('?open=case-3'))
  await user.click(press('Next page'))
  await seen('Harpreet Singh Gill 51')
  expect(rows()[0]).toHaveAttribute('tabindex', '0')
  expect(rows()[2]).toHaveAttribute('tabindex', '-1')
})

test('drops pages that were left a while ago', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, store } = show()
  await seen('Rohit Kulkarni 1')
  for (const first of ['Harpreet Singh Gill 51', 'Rohit Kulkarni 101', 'Harpreet Singh Gill 151']) {
    await user.click(press('Next page'))
    await seen(first)
  }
  expect(cacheKeys(store)).toHaveLength(4)
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(cacheKeys(store)).toHaveLength(1)
  expect(cacheKeys(store)[0]).toContain('"page":4')
})
