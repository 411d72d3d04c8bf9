import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { createI18n } from '#shared/kits/candidate/language/createI18n.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { LanguageChoice } from '#shared/kits/candidate/language/LanguageChoice.tsx'
import type { LanguageTag } from '#shared/kits/candidate/language/languages.ts'
import { readStoredLanguage } from '#shared/kits/candidate/language/storedLanguage.ts'
import { loadFrameMessages } from '#shared/kits/candidate/loadMessages.ts'

const bengali = await loadFrameMessages('bn')
const tamil = await loadFrameMessages('ta')

const GREETINGS: Partial<Record<LanguageTag, string>> = { bn: 'শুভ দিন', ta: 'வணக்கம்' }

/** A page of two steps. `line.isCut` keeps Tamil from coming. */
function page() {
  const line = { isCut: false }
  const { TranslationsProvider, TranslationsReady, useTranslations } = createI18n(async (tag) => {
    if (tag === 'ta' && line.isCut) throw new TypeError('Failed to fetch')
    return { frame: await loadFrameMessages(tag), greeting: GREETINGS[tag] ?? 'Good day' }
  })
  function Step() {
    const { greeting } = useTranslations()
    const { number } = useFormats()
    return (
      <CandidateFrame screen="second" title={greeting} progress={{ name: '', step: 2, total: 4 }}>
        {number(2026)}
      </CandidateFrame>
    )
  }
  function Page() {
    const [isBegun, begin] = useState(false)
    return (
      <TranslationsProvider>
        {isBegun ? (
          <TranslationsReady>
            <Step />
          </TranslationsReady>
        ) : (
          <LanguageChoice onContinue={() => begin(true)} />
        )}
      </TranslationsProvider>
    )
  }
  render(<Page />)
  return { line, user: userEvent.setup() }
}

beforeEach(() => localStorage.clear())

it('starts with the language of the browser selected', async () => {
  page()
  expect(await screen.findByRole('radio', { name: 'English English' })).toBeChecked()
  expect(readStoredLanguage()).toBeNull()
})

it('switches the language and digits, stores the choice and sets lang', async () => {
  const { user } = page()
  await user.click(screen.getByRole('radio', { name: /Bengali/ }))
  await user.click(await screen.findByRole('button', { name: bengali.continue }))
  const heading = await screen.findByRole('heading', { name: 'শুভ দিন' })
  expect(heading).toHaveFocus()
  expect(document.documentElement.lang).toBe('bn')
  expect(screen.getByText('২,০২৬')).toBeVisible()
  expect(screen.getByText('৪টির মধ্যে ২')).toBeVisible()
  expect(readStoredLanguage()).toBe('bn')
})

it('stores a language that is accepted as it is, and adds a step for Back', async () => {
  window.history.replaceState(null, '')
  const before = window.history.length
  const { user } = page()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(readStoredLanguage()).toBe('en')
  expect(window.history.length).toBe(before + 1)
})

it('adds no step where the page has added one', async () => {
  window.history.replaceState({ usr: { step: 'language', depth: 0 } }, '')
  const before = window.history.length
  const { user } = page()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(window.history.length).toBe(before)
})

it('changes at any step by the list in the header, and keeps the step', async () => {
  const { user } = page()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'தமிழ்')
  expect(await screen.findByRole('heading', { name: 'வணக்கம்' })).toBeVisible()
  expect(document.documentElement.lang).toBe('ta')
})

it('keeps the language if another fails to load, and switches when online again', async () => {
  const { user, line } = page()
  line.isCut = true
  await user.click(screen.getByRole('radio', { name: /Tamil/ }))
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Choose your language' })).toBeVisible()
  line.isCut = false
  window.dispatchEvent(new Event('online'))
  await screen.findByRole('heading', { name: tamil.chooseLanguage })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('starts in the language stored on this phone', async () => {
  localStorage.setItem('lekha-language', 'ta')
  page()
  await screen.findByRole('heading', { name: tamil.chooseLanguage })
  await waitFor(() => expect(screen.getByRole('radio', { name: /Tamil/ })).toBeChecked())
})
