import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { createWords } from '#shared/candidate/createWords.tsx'
import { keptLanguage } from '#shared/candidate/keptLanguage.ts'
import { LanguageChoice } from '#shared/candidate/LanguageChoice.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { frame as bengali } from '#shared/candidate/words/bn.ts'
import { frame as english } from '#shared/candidate/words/en.ts'
import { frame as tamil } from '#shared/candidate/words/ta.ts'

const EN = { frame: english, greeting: 'Good day' }
const BN = { frame: bengali, greeting: 'শুভ দিন' }
const TA = { frame: tamil, greeting: 'வணக்கம்' }

/** A page of two steps. `line.isCut` keeps Tamil from coming. */
function page() {
  const line = { isCut: false }
  const en = async () => EN
  const { WordsProvider, Worded, useWords } = createWords({
    en,
    hi: en,
    mr: en,
    te: en,
    kn: en,
    gu: en,
    bn: async () => BN,
    ta: async () => {
      if (line.isCut) throw new TypeError('Failed to fetch')
      return TA
    },
  })
  function Step() {
    const { greeting } = useWords()
    const { number } = useFormats()
    return (
      <CandidateFrame screen="second" title={greeting} progress={{ name: '', step: 2, of: 4 }}>
        {number(2026)}
      </CandidateFrame>
    )
  }
  function Page() {
    const [isBegun, begin] = useState(false)
    return (
      <WordsProvider>
        {isBegun ? (
          <Worded>
            <Step />
          </Worded>
        ) : (
          <LanguageChoice onContinue={() => begin(true)} />
        )}
      </WordsProvider>
    )
  }
  render(<Page />)
  return { line, user: userEvent.setup() }
}

beforeEach(() => localStorage.clear())

it('begins in the language of the browser, which is chosen already', async () => {
  page()
  expect(await screen.findByRole('radio', { name: 'English English' })).toBeChecked()
  expect(keptLanguage()).toBeNull()
})

it('speaks what is chosen, keeps it, writes its digits, and says so to readers', async () => {
  const { user } = page()
  await user.click(screen.getByRole('radio', { name: /Bengali/ }))
  await user.click(await screen.findByRole('button', { name: bengali.continue }))
  const heading = await screen.findByRole('heading', { name: 'শুভ দিন' })
  expect(heading).toHaveFocus()
  expect(document.documentElement.lang).toBe('bn')
  expect(screen.getByText('২,০২৬')).toBeVisible()
  expect(screen.getByText('৪টির মধ্যে ২')).toBeVisible()
  expect(keptLanguage()).toBe('bn')
})

it('changes at any step, by the list in the head, and leaves the step as it is', async () => {
  const { user } = page()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'தமிழ்')
  expect(await screen.findByRole('heading', { name: 'வணக்கம்' })).toBeVisible()
  expect(document.documentElement.lang).toBe('ta')
})

it('goes on in what it speaks where a language does not come, and takes it when the line is back', async () => {
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

it('begins in what was chosen on this phone', async () => {
  localStorage.setItem('lekha-language', 'ta')
  page()
  await screen.findByRole('heading', { name: tamil.chooseLanguage })
  await waitFor(() => expect(screen.getByRole('radio', { name: /Tamil/ })).toBeChecked())
})
