import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Completed } from '#features/candidate/addressForm/screens/Completed.tsx'
import {
  TranslationsProvider,
  TranslationsReady,
} from '#features/candidate/addressForm/translations.ts'
import { aFormCase } from '../builders.ts'

it.each([
  ['taken', async () => undefined, 'Number copied'],
  [
    'refused',
    async () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    'It could not be copied. Hold the number and choose Copy.',
  ],
])('says whether the clipboard has %s the number', async (_, writeText, text) => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  render(
    <TranslationsProvider>
      <TranslationsReady>
        <Completed formCase={aFormCase()} summary={null} />
      </TranslationsReady>
    </TranslationsProvider>,
  )
  await user.click(await screen.findByRole('button', { name: 'Copy number' }))
  expect(await screen.findByText(text)).toBeVisible()
})
