import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Login } from '#features/candidate/uanPage/steps/Login.tsx'
import {
  TranslationsProvider,
  TranslationsReady,
} from '#features/candidate/uanPage/translations.ts'

const nothing = () => undefined

it('shows that name and UAN are still to come where the first INIT has none', async () => {
  render(
    <TranslationsProvider>
      <TranslationsReady>
        <Login
          connection={{ kind: 'open', isRestored: false }}
          candidate={{ name: '', uan: '', company: '', contact: '' }}
          step={{ kind: 'login', error: null, isSubmitted: false, attempt: 0 }}
          dispatch={nothing}
          onBack={nothing}
        />
      </TranslationsReady>
    </TranslationsProvider>,
  )
  await screen.findByLabelText('Password')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByText('Please wait')).toHaveLength(2)
})
