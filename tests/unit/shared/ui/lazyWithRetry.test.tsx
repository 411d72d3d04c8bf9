import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'

/** The script that asks: in a build that of the first load, whose name the next release changes. */
const OWN = new URL(
  import.meta.url.replace(
    'tests/unit/shared/ui/lazyWithRetry.test.tsx',
    'src/shared/ui/loading/loadErrorReason.ts',
  ),
).pathname

const pageOf = (script: string) => new Response(`<script type="module" src="${script}">`)

const NO_CODE = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** What the server answers when it is asked for its page. */
const answer = vi.fn<() => Promise<Response>>()

const isOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  answer.mockReset()
})

/** A part whose code comes after so many failures. */
function partAfter(failures: number) {
  const load = vi.fn<() => Promise<ComponentType<{ word: string }>>>()
  for (let failure = 0; failure < failures; failure += 1) load.mockImplementationOnce(NO_CODE)
  load.mockResolvedValue(({ word }) => <p>The part says {word}</p>)
  return { load, Part: lazyWithRetry(load, { label: 'The step' }) }
}

const page = (part: ReactNode) => (
  <>
    <input aria-label="Name" />
    <Suspense fallback="On its way">{part}</Suspense>
  </>
)

it('waits through Suspense, and loads its code once', async () => {
  const { load, Part } = partAfter(0)
  const { unmount } = render(page(<Part word="hello" />))
  expect(screen.getByText('On its way')).toBeVisible()
  expect(await screen.findByText('The part says hello')).toBeVisible()
  unmount()
  render(page(<Part word="again" />))
  expect(await screen.findByText('The part says again')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows code that has been preloaded at once', async () => {
  const { load, Part } = partAfter(0)
  await Part.preload()
  render(page(<Part word="hello" />))
  expect(screen.getByText('The part says hello')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

it('shows a load error when offline, and loads when online again', async () => {
  const online = isOnline(false)
  const { Part } = partAfter(2)
  render(page(<Part word="hello" />))
  await userEvent.type(screen.getByLabelText('Name'), 'Asha')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The step could not be loadedThere is no connection.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('The part says hello')).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Asha')
  expect(answer).not.toHaveBeenCalled()
})

it('offers a reload for a newer release, and does not retry by itself', async () => {
  isOnline(true)
  answer.mockResolvedValue(pageOf('/assets/first-def.js'))
  const { load, Part } = partAfter(9)
  render(page(<Part word="hello" />))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A newer version of the portal is available',
  )
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(1)
})

it.each([
  ['the same release', async () => pageOf(OWN)],
  ['an error', async () => new Response('Bad gateway', { status: 502 })],
])('retries by button after %s', async (_what, answers) => {
  isOnline(true)
  answer.mockImplementation(answers)
  const { Part } = partAfter(1)
  render(page(<Part word="hello" />))
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not send it.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The part says hello')).toBeVisible()
})

it('treats a server without response as offline', async () => {
  isOnline(true)
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  const { Part } = partAfter(1)
  render(page(<Part word="hello" />))
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection.')
})

it('loads again at a later mount after a failure', async () => {
  isOnline(false)
  const { Part } = partAfter(1)
  const { unmount } = render(page(<Part word="hello" />))
  await screen.findByRole('alert')
  unmount()
  render(page(<Part word="later" />))
  expect(await screen.findByText('The part says later')).toBeVisible()
})

it('loads code again after a failed prefetch', async () => {
  const { Part } = partAfter(1)
  await expect(Part.preload()).rejects.toThrow('Failed to fetch')
  render(page(<Part word="hello" />))
  expect(await screen.findByText('The part says hello')).toBeVisible()
})

it('handles keys as soon as it is visible', async () => {
  const heard = vi.fn<() => void>()
  const Part = lazyWithRetry(
    async () =>
      function Hearing() {
        useEffect(() => {
          document.addEventListener('keydown', heard)
          return () => document.removeEventListener('keydown', heard)
        }, [])
        return <p>Press a key</p>
      },
    { label: 'The step' },
  )
  const seen = new MutationObserver(() => {
    if (screen.queryByText('Press a key') === null) return
    seen.disconnect()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  })
  seen.observe(document.body, { childList: true, subtree: true })
  render(page(<Part />))
  await screen.findByText('Press a key')
  expect(heard).toHaveBeenCalledOnce()
})
