import type { Page } from '@playwright/test'
import { sampleFile } from '../sampleFile.ts'
import { FULL_ACCESS_USER, openPath, type ScreenFixture } from './screenFixture.ts'

/** Sample and its name in the list. */
const DOCUMENTS = [
  ['payslip.pdf', 'payslips-apr-may.pdf'],
  ['payslip-three-months.pdf', 'payslips-jun-aug.pdf'],
  ['form26as.pdf', '26AS-2025-26.pdf'],
  ['bank-hdfc-savings.pdf', 'HDFC_Apr-Jun.pdf'],
  ['bank-locked-next.pdf', 'HDFC_Jul-Sep.pdf'],
  ['bank-sbi-current.pdf', 'SBI_statement.pdf'],
  ['id-pan.png', 'pan.png'],
  ['id-aadhaar.jpg', 'aadhaar-front.jpg'],
  ['statement-india.pdf', 'annual-report.pdf'],
] as const

async function collectDocuments(page: Page): Promise<void> {
  await page.goto('/applicants/new')
  const input = page.getByLabel('Choose documents')
  await input.waitFor({ state: 'attached' })
  await page.getByLabel('Name (optional').fill('Ananya Deshpande')
  await input.setInputFiles(
    await Promise.all(DOCUMENTS.map(async ([sample, name]) => sampleFile(sample, name))),
  )
  await page.getByLabel('Service of aadhaar-front.jpg').selectOption('Aadhaar')
  await page.getByText('1 Apr to 30 Jun 2026').first().waitFor()
  await page
    .getByRole('button', { name: /^Send \d documents$/ })
    .and(page.locator(':enabled'))
    .waitFor()
}

/** Documents of one person before they are sent (look 19a), and the list of applicants. */
export const APPLICANT_COLLECT_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'applicant-none',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/applicants'),
    followUps: [
      { name: 'applicant-new', open: openPath('/applicants/new') },
      { name: 'applicant-collect', isLargeToo: true, open: collectDocuments },
      {
        name: 'applicant-send',
        open: async (page) => {
          await page.getByRole('button', { name: /^Send \d documents$/ }).click()
          await page.getByRole('button', { name: 'Send all' }).waitFor()
        },
        part: '.overlay',
      },
      {
        name: 'applicant-list',
        open: async (page) => {
          await page.getByRole('button', { name: 'Not yet' }).click()
          await page.goto('/applicants')
          await page.getByRole('link', { name: 'Ananya Deshpande' }).waitFor()
        },
      },
    ],
  },
]
