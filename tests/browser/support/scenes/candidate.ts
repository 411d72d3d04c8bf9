import { agree, allowPhone, goOn, openLink } from '../sampleCandidate.ts'
import type { Scene } from './scene.ts'

const heading = (name: string) => ['heading', { name }] as const

/** What stands before and after the address form (look 10, 18). */
export const CANDIDATE_SCENES: readonly Scene[] = [
  {
    name: 'candidate-language',
    async open(page) {
      await allowPhone(page)
      await openLink(page, 'Open, of the PIN client')
      await page.getByRole('heading', { name: 'Choose your language' }).waitFor()
    },
    next: [
      {
        name: 'candidate-application',
        async open(page) {
          await goOn(page)
          await page.getByText('on behalf of Pinnacle West').waitFor()
        },
      },
      {
        name: 'candidate-application-hindi',
        async open(page) {
          await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
          await page.getByRole(...heading('आवेदन का विवरण')).waitFor()
        },
      },
      {
        name: 'candidate-terms',
        async open(page) {
          await page.getByRole('combobox', { name: 'भाषा' }).selectOption('en')
          await goOn(page)
          await page.getByRole('heading', { name: /^Check/ }).waitFor()
          await goOn(page)
          await page.getByRole(...heading('Terms And Conditions')).waitFor()
        },
      },
      { name: 'candidate-terms-agreed', open: agree },
    ],
  },
  {
    name: 'candidate-invalid',
    async open(page) {
      await openLink(page, 'Of no case')
      await page.getByRole(...heading('The reference ID is invalid!')).waitFor()
    },
    next: [
      {
        name: 'candidate-completed',
        async open(page) {
          await openLink(page, 'Sent in and judged')
          await page.getByRole(...heading('Thank you for submitting the form.')).waitFor()
        },
      },
    ],
  },
]
