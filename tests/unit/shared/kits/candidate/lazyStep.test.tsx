import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CandidateLanguageContext } from '#shared/kits/candidate/language/language.ts'
import { lazyFirstStep, lazyStep } from '#shared/kits/candidate/lazyStep.ts'
import { loadFrameMessages } from '#shared/kits/candidate/loadMessages.ts'

const frame = await loadFrameMessages('hi')

const HINDI = {
  tag: 'hi',
  requested: 'hi',
  hasFailed: false,
  frame,
  setLanguage: () => undefined,
  retry: () => undefined,
  trackScreen: () => false,
} as const

/** A step whose code comes at the second try. */
function stepAfterOne() {
  const load = vi.fn<() => Promise<ComponentType>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValue(() => <h1>Check my phone</h1>)
  return lazyStep(load)
}

function show() {
  const Step = stepAfterOne()
  render(
    <CandidateLanguageContext value={HINDI}>
      <Suspense>
        <Step />
      </Suspense>
    </CandidateLanguageContext>,
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('reports a step that failed to load in the candidate’s language, and retries by a press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show()
  expect(await screen.findByRole('heading', { level: 1, name: frame.loadError.step })).toBeVisible()
  expect(screen.getByText(frame.loadError.offline)).toBeVisible()
  expect(screen.queryByRole('button', { name: frame.loadError.reload })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: frame.tryAgain }))
  expect(await screen.findByRole('heading', { name: 'Check my phone' })).toBeVisible()
})

it.each([
  ['a newer release is out', new Response('<script src="/other.js">'), 'released', false],
  ['the server did not send it', new Response(null, { status: 500 }), 'refused', true],
] as const)('%s: the page can be reloaded', async (_, answer, why, canTry) => {
  vi.stubGlobal('fetch', async () => answer)
  show()
  expect(await screen.findByText(frame.loadError[why])).toBeVisible()
  expect(screen.getByRole('button', { name: frame.loadError.reload })).toBeVisible()
  expect(screen.queryByRole('button', { name: frame.tryAgain }) !== null).toBe(canTry)
})

/** The frame of a page, and its first step in its place. */
function firstStepOf(load: () => Promise<ComponentType>) {
  const Step = lazyFirstStep(load)
  return function Page() {
    return Step.useIsSettled() ? (
      <Suspense fallback="On its way">
        <Step />
      </Suspense>
    ) : (
      <p>First frame</p>
    )
  }
}

it('the first frame stays until the first step has come, and nothing is shown between them', async () => {
  let arrive: (step: ComponentType) => void = () => undefined
  const Page = firstStepOf(async () => new Promise((resolve) => (arrive = resolve)))
  const seen: (string | null)[] = []
  const { container } = render(<Page />)
  new MutationObserver(() => seen.push(container.textContent)).observe(container, {
    childList: true,
    subtree: true,
  })
  const before = screen.getByText('First frame')
  expect(before).toBeVisible()
  arrive(() => <h1>Check my phone</h1>)
  expect(await screen.findByRole('heading', { name: 'Check my phone' })).toBeVisible()
  expect(seen).toEqual(['Check my phone'])
})

it('a first step that fails to load reports it in the place of the first frame', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Page = firstStepOf(async () => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <CandidateLanguageContext value={HINDI}>
      <Page />
    </CandidateLanguageContext>,
  )
  expect(await screen.findByText(frame.loadError.offline)).toBeVisible()
})
