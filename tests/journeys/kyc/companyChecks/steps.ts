import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import * as XLSX from 'xlsx'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

export const KABIR = 'kabir.sethi@kaveri.example'
const PAGE = '/companychecks/uploadfile'

export const COLUMN_HEADERS = ['Work Order Id', 'Company Name', 'Candidate Name', 'Employment Date']

/** Captures the bodies of list requests. */
export function captureListRequests(): unknown[] {
  const bodies: unknown[] = []
  sandboxServer.use(
    http.post('*/CompanyChecks/V1/job-list', async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

export const openCreate = async (narrowed = '') => renderApp(PAGE + narrowed, { as: KABIR })

/** View Checks of Kaveri Microfinance, which has 128 checks. */
export const openChecks = async (more = '') => renderApp(`${PAGE}?tab=checks${more}`, { as: KABIR })

/** By label, because role queries are slow with many rows. */
export async function table(): Promise<HTMLTableElement> {
  const checksTable = await screen.findByLabelText('Checks')
  if (!(checksTable instanceof HTMLTableElement)) throw new Error('the list is no table')
  return checksTable
}

/** The texts of a column. */
export async function column(head: string): Promise<string[]> {
  const list = await table()
  const at = [...list.querySelectorAll('th')].findIndex((cell) => cell.textContent === head)
  return [...(list.tBodies[0]?.rows ?? [])].map((row) => (row.cells[at]?.textContent ?? '').trim())
}

export async function rowOf(workOrder: string) {
  const row = (await within(await table()).findByText(workOrder)).closest('tr')
  if (row === null) throw new Error(`no row of ${workOrder}`)
  return within(row)
}

export const dialog = async (name: string) =>
  within(await screen.findByRole('alertdialog', { name }))

/** A workbook with one sheet. */
export function workbook(
  rows: readonly (readonly string[])[],
  name = 'Checks_Nov.xlsx',
  heads: readonly string[] = COLUMN_HEADERS,
): File {
  const book = XLSX.utils.book_new()
  const sheet = XLSX.utils.aoa_to_sheet([heads.slice(), ...rows.map((row) => row.slice())])
  XLSX.utils.book_append_sheet(book, sheet, 'Checks')
  const bytes: ArrayBuffer = XLSX.write(book, { type: 'array', bookType: 'xlsx' })
  return new File([bytes], name, { lastModified: Date.parse('2026-11-20T11:35:00Z') })
}
