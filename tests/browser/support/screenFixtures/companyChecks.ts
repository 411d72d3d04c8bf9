import type { Page } from '@playwright/test'
import * as XLSX from 'xlsx'
import { openPath, FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const PAGE = '/companychecks/uploadfile'

const ROWS = [
  ['Work Order Id', 'Company Name', 'Candidate Name', 'Employment Date'],
  ['WO-20633', 'Neelgiri Software Works', 'Ishaan Malhotra', '11-08-2021'],
  ['WO-20634', 'Tapti Polymers', 'Revathi Sundaram', '02-01-2020'],
  ['WO-20635', '', 'Arbaz Shaikh', '26-04-2022'],
  ['WO-20636', 'Orchid Bay Retail', 'Mitali Barua', '19-09-2023'],
  ['WO-20637', 'Suvarna Couriers', 'Joseph Lalrinawma', ''],
  ['WO-20638', 'Mandovi Shipping Agents', 'Savio Fernandes', '07-12-2018'],
]

function aWorkbook(): Buffer {
  const workbook = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(ROWS), 'Checks')
  const bytes: ArrayBuffer = XLSX.write(workbook, { type: 'array', bookType: 'xlsx' })
  return Buffer.from(bytes)
}

async function choose(page: Page): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'Checks_Nov_batch4.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: aWorkbook(),
  })
  await page.getByText('2 cells are empty').waitFor()
}

/** Company checks: Create Case and the list (look 13a, 13b). */
export const COMPANY_CHECKS_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'company-checks-1-upload',
    signedInAs: FULL_ACCESS_USER,
    open: openPath(PAGE),
    followUps: [
      { name: 'company-checks-2-details', open: choose },
      {
        name: 'company-checks-3-list',
        isLargeToo: true,
        open: async (page) => {
          await page.goto(`${PAGE}?tab=checks&page=2`)
          await page.getByText('Showing 9 to 16 of 128 entries').waitFor()
        },
      },
      {
        name: 'company-checks-4-none',
        open: async (page) => {
          await page.goto(`${PAGE}?tab=checks&by=processing_date&q=2020-01-15`)
          await page.getByRole('heading', { name: 'No Data Found' }).waitFor()
        },
      },
    ],
  },
]
