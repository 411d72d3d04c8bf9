import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect } from 'vitest'
import { AddressForm } from '#features/candidate/addressForm/AddressForm.tsx'
import { WordsProvider } from '#features/candidate/addressForm/words/words.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { anAppStore } from '#tests/support/stores.ts'
import { linkOf, withoutPhotos } from './formHands.ts'

beforeEach(() => sessionStorage.clear())

test('a press on Continue that is told after the form began is not lost', async ({ world }) => {
  const store = anAppStore()
  const link = linkOf(withoutPhotos(world))
  const form = (isAhead: boolean) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[link]}>
        <WordsProvider>
          <Suspense>
            <AddressForm {...{ isAhead }} />
          </Suspense>
        </WordsProvider>
      </MemoryRouter>
    </Provider>
  )
  const { rerender } = render(form(false))
  await screen.findByRole('heading', { level: 1, name: 'Choose your language' })
  rerender(form(true))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Application Details' }),
  ).toBeVisible()
})
