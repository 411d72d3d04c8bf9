import { getResponse } from 'msw'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { mockCaseServer, someCases } from '#tests/support/caseServer.ts'
import { PagedCases } from '#tests/support/PagedCases.tsx'

/** `npm run screens` sets it: where the pictures go, seen from this folder. */
const FOLDER: unknown = import.meta.env.VITE_SCREENS
const SIZES = [
  ['wide', 1280, 860],
  ['narrow', 390, 844],
] as const
const ADDRESS = '?page=2&q=r&email=yes&startedFrom=2026-11-01&startedTo=2026-11-27'

const { handler } = mockCaseServer(someCases(400))
/** What the next calls get instead of an answer of the server. */
let instead: Response | Promise<never> | null = null

beforeEach(() => {
  instead = null
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (instead !== null) return instead
    const answer = await getResponse([handler], new Request(input, init))
    if (answer === undefined) throw new TypeError('nobody answers this')
    return answer
  })
})
afterEach(() => {
  window.history.replaceState(null, '', window.location.pathname)
  delete document.documentElement.dataset.bsTheme
})

async function show(search: string) {
  window.history.replaceState(null, '', search)
  await render(
    <Provider store={makeStore()}>
      <BrowserRouter>
        <PagedCases />
      </BrowserRouter>
    </Provider>,
  )
}

const goOn = async () => userEvent.click(page.getByRole('button', { name: 'Next page' }))

/** The states of a paged list as their pictures are called: the address, what its next page gets, and what is then there. */
const STATES = [
  { name: 'paged-list', search: ADDRESS, next: null, shows: '51 to 100 of' },
  {
    name: 'paged-list-turning',
    search: ADDRESS,
    next: () => new Promise<never>(() => {}),
    shows: '3 of 4',
  },
  {
    name: 'paged-list-failed',
    search: ADDRESS,
    next: () => Response.json({ detail: 'Not now.' }, { status: 500 }),
    shows: 'Page 3 could not be loaded',
  },
  {
    name: 'paged-list-no-match',
    search: '?q=nobody',
    next: null,
    shows: 'No case matches this search',
  },
]

it.each(STATES)(
  '$name fits 1280 and 390 px, light and dark',
  async ({ name, search, next, shows }) => {
    await page.viewport(1280, 860)
    await show(search)
    if (next !== null) {
      await vi.waitFor(() => page.getByText('51 to 100 of').element())
      instead = next()
      await goOn()
    }
    await expect.element(page.getByText(shows)).toBeVisible()
    for (const [size, width, height] of SIZES) {
      await page.viewport(width, height)
      for (const theme of ['light', 'dark']) {
        document.documentElement.dataset.bsTheme = theme
        const { scrollWidth, clientWidth } = document.documentElement
        expect(scrollWidth, `${size}: the page scrolls sideways`).toBeLessThanOrEqual(clientWidth)
        if (typeof FOLDER === 'string')
          await page.screenshot({ path: `${FOLDER}/${name}-${size}-${theme}.png` })
      }
    }
  },
)

it('shows cards on a phone, with the same pages and counts', async () => {
  await page.viewport(390, 844)
  await show('?page=2')
  await expect.element(page.getByRole('list', { name: 'Cases' })).toBeVisible()
  expect(page.getByRole('list', { name: 'Cases' }).element().children).toHaveLength(50)
  await expect.element(page.getByText('51 to 100 of')).toBeVisible()
  await goOn()
  await expect.element(page.getByText('101 to 150 of')).toBeVisible()
  expect(window.location.search).toBe('?page=3')
})
