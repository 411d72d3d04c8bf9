import type { Page } from '@playwright/test'
import { openPath, FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const HEADER =
  'name,internalReferenceNumber,Mobile No.,email,address,periodOfStayFrom,periodOfStayTo'

const rowOf = (name: string, phone: string, address = '12 MG Road, Hosur 635109') =>
  `${name},KVM-1,${phone},,"${address}",2019,Till date`

/** One of each kind of finding, under a header that an old spreadsheet wrote. */
const ROWS = [
  rowOf('Ganesh Bhosale', '9.84107E+09'),
  rowOf('Rohit Kulkarni', '+91 98220 41763'),
  rowOf('Nasreen Sheikh', '097690 84412'),
  rowOf('', '9845010004'),
  rowOf('Vikram Reddy', '9848029951'),
  rowOf('Vikram R', '9848029951'),
  rowOf('Deepak Choudhary', '9928030417', '=B-12, Sector 4'),
  rowOf('Suresh Gowda', '9845090128'),
]

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'Kaveri_candidates_Nov_3.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEADER, ...lines, ''].join('\r\n')),
  })
  await page.getByText(/rows? read/).waitFor()
}

/** Address verification: Create Case. */
export const DAV_CREATE_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'dav-create-1-upload',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/dav/uploadfile'),
    followUps: [
      {
        name: 'dav-create-2-checked',
        open: async (page) => choose(page, ROWS),
      },
      {
        name: 'dav-create-3-confirm',
        open: async (page) => {
          await page.getByRole('button', { name: 'Process' }).click()
          await page.getByRole('alertdialog', { name: /^Notify/ }).waitFor()
        },
      },
    ],
  },
]
