import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { FeedbackPanel } from '#features/feedback/FeedbackPanel.tsx'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { OverlayHost } from '#shared/ui/dialogs/OverlayHost.tsx'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'

/** The panel as under a result, signed in. */
async function open() {
  const store = createTestAppStore()
  await signInAs(store, 'kabir.sethi@kaveri.example')
  render(
    <Provider store={store}>
      <MemoryRouter>
        <FeedbackPanel service="payslip" transactionId="payslip-0007" />
        <OverlayHost />
      </MemoryRouter>
    </Provider>,
  )
  return { user: userEvent.setup(), world: sandboxServer.world, store }
}

const dialogOf = async (name: DialogName) =>
  screen.findByRole('alertdialog', { name: DIALOG_CATALOGUE[name].title })

test('opens and closes, also by the first star', async () => {
  const { user } = await open()
  expect(screen.queryByRole('button', { name: 'SUBMIT' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open feedback' }))
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close feedback' }))
  expect(screen.queryByRole('button', { name: 'SUBMIT' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('radio', { name: '4 stars, very good' }))
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeVisible()
})

test('sends rating and text, then thanks the user', async () => {
  const { user, world } = await open()
  await user.click(screen.getByRole('radio', { name: '4 stars, very good' }))
  await user.type(screen.getByLabelText('Additional feedback'), 'HRA was right.')
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await dialogOf('feedbackCaptued')).toBeVisible()
  expect(world.feedback).toEqual([
    {
      service: 'payslip',
      rating: 4,
      speedOfProcessing: '',
      qualityOfOutput: '',
      metExpectations: '',
      additionalFeedback: 'HRA was right.',
      by: 'kabir.sethi@kaveri.example',
      at: expect.any(Number),
    },
  ])
  await user.keyboard('{Escape}')
  expect(screen.getByText('Feedback sent. Thank you.')).toBeVisible()
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
})

test('can be rated by keyboard', async () => {
  const { user, world } = await open()
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('radio', { name: '1 star, poor' })).toBeChecked()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: '3 stars, good' })).toBeChecked()
  await user.tab()
  await user.tab()
  await user.keyboard('clear')
  await user.tab()
  await user.keyboard('{Enter}')
  await dialogOf('feedbackCaptued')
  expect(world.feedback[0]).toMatchObject({ rating: 3, additionalFeedback: 'clear' })
})

test('requires a rating', async () => {
  const { user, world } = await open()
  await user.click(screen.getByRole('button', { name: 'Open feedback' }))
  await user.type(screen.getByLabelText('Additional feedback'), 'no stars yet')
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  expect(await dialogOf('ratingRequired')).toBeVisible()
  expect(world.feedback).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('Additional feedback')).toHaveValue('no stars yet')
})

test.each<[text: string, name: DialogName]>([
  ['server-error', 'internalError'],
  ['no-answer', 'uploadFailed'],
])('%s shows %s and keeps the entered values', async (text, name) => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: '2 stars, fair' }))
  await user.type(screen.getByLabelText('Additional feedback'), text)
  await user.click(screen.getByRole('button', { name: 'SUBMIT' }))
  const dialog = await dialogOf(name)
  expect(dialog).toBeVisible()
  const support = screen.getByRole('link', { name: /support/i })
  expect(decodeURIComponent(support.getAttribute('href') ?? '')).toContain('payslip-0007')
  await user.keyboard('{Escape}')
  expect(screen.getByLabelText('Additional feedback')).toHaveFocus()
  expect(screen.getByLabelText('Additional feedback')).toHaveValue(text)
  expect(screen.getByRole('radio', { name: '2 stars, fair' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeEnabled()
})
