import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { shareAfterKey } from '#shared/ui/hooks/useSplitShare.ts'
import { SplitView } from '#shared/ui/splitView/SplitView.tsx'

const view = (
  <SplitView left="the slip" right="the figures" leftLabel="Source" rightLabel="Result" />
)
const divider = () => screen.getByRole('separator', { name: 'Width of Source' })

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['ArrowLeft', 42, 40],
  ['ArrowRight', 42, 44],
  ['PageUp', 42, 32],
  ['PageDown', 42, 52],
  ['PageUp', 30, 25],
  ['PageDown', 70, 75],
  ['ArrowLeft', 25, 25],
  ['ArrowRight', 75, 75],
  ['Home', 42, 25],
  ['End', 42, 75],
  ['ArrowDown', 42, null],
  ['Tab', 42, null],
])('%s at %d %% gives %s', (key, share, next) => {
  expect(shareAfterKey(key, share)).toBe(next)
})

it('is moved by keyboard, reset by a double click, and stored', async () => {
  const user = userEvent.setup()
  const { unmount } = render(view)
  expect(divider()).toHaveAttribute('aria-valuenow', '42')
  divider().focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(divider()).toHaveAttribute('aria-valuenow', '46')
  unmount()
  render(view)
  expect(divider()).toHaveAttribute('aria-valuenow', '46')
  await user.dblClick(divider())
  expect(divider()).toHaveAttribute('aria-valuenow', '42')
})

it.each(['none', '-4', '1e9', ''])('starts valid if %j was stored', (kept) => {
  localStorage.setItem('lekha-split', kept)
  render(view)
  const share = Number(divider().getAttribute('aria-valuenow'))
  expect(share).toBeGreaterThanOrEqual(25)
  expect(share).toBeLessThanOrEqual(75)
})

it('shows one side at a time on a phone, and keeps both', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: true,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
  const onSide = vi.fn()
  render(
    <SplitView
      left="the slip"
      right="the figures"
      leftLabel="Source"
      rightLabel="Result"
      onSideChange={onSide}
    />,
  )
  expect(screen.getByText('the figures')).toBeVisible()
  expect(screen.getByText('the slip')).not.toBeVisible()
  expect(screen.queryByRole('separator')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: 'Source' }))
  expect(screen.getByText('the slip')).toBeVisible()
  expect(screen.getByText('the figures')).not.toBeVisible()
  expect(onSide).toHaveBeenCalledWith('left')
})
