import type { Page } from '@playwright/test'
import type { Portal } from '../portal.ts'
import { openPath, FULL_ACCESS_USER, TRIAL_USER, type ScreenFixture } from './screenFixture.ts'

async function pickId(page: Page, portal: Portal, type: string, sample: string): Promise<void> {
  await page.goto(`/idextracter/${type}`)
  await page.getByRole('button', { name: 'Browse files' }).waitFor()
  await portal.pick(sample)
}

const idResult =
  (type: string, sample: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await pickId(page, portal, type, sample)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByRole('article').first().waitFor()
  }

/** ID documents. */
export const ID_EXTRACTION_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'id-1-upload',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/idextracter/aadhaar'),
    followUps: [
      { name: 'id-unknown', open: openPath('/idextracter/passport') },
      {
        name: 'id-2-two-pages',
        open: async (page, portal) => {
          await pickId(page, portal, 'aadhaar', 'id-two-pages.pdf')
          await page
            .getByText('2 pages are accepted; one page works best', { exact: true })
            .waitFor()
        },
      },
      {
        name: 'id-2-check',
        open: async (page, portal) => {
          await pickId(page, portal, 'DL', 'id-dl.pdf')
          await page.getByText('Ready', { exact: true }).waitFor()
        },
      },
    ],
  },
  {
    name: 'id-4-result',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      await idResult('aadhaar', 'id-aadhaar.pdf')(page, portal)
      await page.getByRole('button', { name: 'Aadhaar Number: 2345 6789 0124' }).click()
      await page.getByText('Aadhaar Number found on page 1').first().waitFor()
    },
    followUps: [{ name: 'id-4-two-cards', open: idResult('pan', 'id-two-cards.pdf') }],
  },
  {
    name: 'id-4-wrong-digit',
    signedInAs: FULL_ACCESS_USER,
    open: idResult('aadhaar', 'id-wrong-digit.pdf'),
    followUps: [{ name: 'id-4-picture', open: idResult('RC', 'id-rc.jpg') }],
  },
  { name: 'id-trial', signedInAs: TRIAL_USER, open: openPath('/idextracter/pan') },
]
