import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazyPanel } from '#shared/records/lazyPanel.tsx'

it('a form whose code does not come says so, and offers to load the page again', async () => {
  const Panel = lazyPanel<object>(() => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <Suspense fallback="…">
      <Panel />
    </Suspense>,
  )
  expect(await screen.findByText('The form could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Load again' })).toBeEnabled()
})

it('brings its code once, ahead of time or when it is due', async () => {
  const load = vi.fn(async () => ({ default: () => <p>The form</p> }))
  const Panel = lazyPanel(load)
  await Panel.preload()
  render(
    <Suspense fallback="…">
      <Panel />
    </Suspense>,
  )
  expect(await screen.findByText('The form')).toBeVisible()
})
