import { expect } from '@playwright/test'
import {
  acceptTerms,
  allowPhone,
  capture,
  pressContinue,
  openCamera,
  openLink,
  startForm,
} from '../sampleCandidate.ts'
import type { ScreenFixture } from './screenFixture.ts'

const heading = (name: string) => ['heading', { name }] as const

/** What stands before and after the address form (look 10, 18). */
export const CANDIDATE_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'candidate-language',
    async open(page) {
      await allowPhone(page)
      await openLink(page, 'Open, of the PIN client')
      await page.getByRole('heading', { name: 'Choose your language' }).waitFor()
    },
    followUps: [
      {
        name: 'candidate-application',
        async open(page) {
          await pressContinue(page)
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
        name: 'candidate-check-phone',
        async open(page) {
          await page.getByRole('combobox', { name: 'भाषा' }).selectOption('en')
          await pressContinue(page)
          await page.getByRole(...heading('Check my phone')).waitFor()
          // The line of a busy machine is slow.
          const over = page.getByRole('status').filter({ hasText: /: ?(Ready|Slow)$/ })
          await expect(over).toHaveCount(5)
        },
      },
      {
        name: 'candidate-blocked',
        async open(page) {
          await page.context().clearPermissions()
          await page.getByRole(...heading('Location is blocked')).waitFor()
        },
      },
      {
        name: 'candidate-terms',
        async open(page) {
          await page.context().grantPermissions(['geolocation', 'camera'])
          await page.getByRole('button', { name: 'Check again' }).click()
          await page.getByText(/^Accurate to/).waitFor()
          await pressContinue(page)
          await page.getByRole(...heading('Terms And Conditions')).waitFor()
        },
      },
      {
        name: 'candidate-privacy',
        open: async (page) => page.getByText('How your data is used').click(),
      },
      { name: 'candidate-terms-agreed', open: acceptTerms },
      { name: 'candidate-photos', open: startForm },
      { name: 'candidate-camera', open: openCamera },
      { name: 'candidate-camera-taken', open: capture },
    ],
  },
  {
    name: 'candidate-invalid',
    async open(page) {
      await openLink(page, 'Of no case')
      await page.getByRole(...heading('The reference ID is invalid!')).waitFor()
    },
    followUps: [
      {
        name: 'candidate-busy',
        async open(page) {
          await page.route(/case\/form/, (route) => route.fulfill({ status: 429 }))
          await openLink(page, 'Open, of the PIN client')
          await page.getByRole(...heading('The server is busy')).waitFor()
          await page.unroute(/case\/form/)
        },
      },
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
