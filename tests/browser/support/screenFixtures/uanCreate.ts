import type { Page } from '@playwright/test'
import { openPath, FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const HEADER = 'name,phoneNumber,uanNumber,internalReferenceNumber'

/** What a spreadsheet does to twelve digits, by turns, and one of each other kind of finding. */
const ROWS = [
  'Meera Joseph,9446031782,1.00985E+11,MS-K-101',
  'Abdul Rahman Siddiqui,98390 55106,1012 2784 0915,MS-K-102',
  'Pallavi Wagh,9765020843,"=""100761938420""",MS-K-103',
  'Sandeep Rawat,9412088371,10139002775,MS-K-104',
  ',9840017625,100548213306,MS-K-105',
  'Tenzin Dolma,9622074419,101416650872,MS-K-106',
  'Tenzin D,9622074418,101416650872,MS-K-107',
  'Zoya Merchant,9820095537,1.01183376209E+11,MS-K-108',
]

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'Malabar_Kochi_Nov_3.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...lines, ''].join('\r\n')),
  })
  await page.getByText(/rows? read/).waitFor()
}

/** Employment history: Create Job. */
export const UAN_CREATE_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'uan-create-1-upload',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/uan'),
    followUps: [
      {
        name: 'uan-create-2-checked',
        open: async (page) => choose(page, ROWS),
      },
    ],
  },
]
