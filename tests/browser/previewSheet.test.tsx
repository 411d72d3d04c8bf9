import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import type { FileKind } from '#shared/platform/config/limits.ts'
import { FilePreview } from '#shared/ui/preview/FilePreview.tsx'
import type { SheetRequest } from '#shared/ui/preview/viewerProps.ts'
import { asFile, makeWorkbook } from '#tests/fixtures/make.ts'
import { longTasks } from './support/longTasks.ts'

function TestPreview({
  source,
  kind = 'xlsx',
  firstSheet,
  show,
}: {
  source: File
  kind?: FileKind
  firstSheet?: boolean
  show?: SheetRequest
}) {
  return (
    <div style={{ width: 900, height: 600, display: 'flex' }}>
      <FilePreview
        source={source}
        name={source.name}
        kind={kind}
        opensFirstSheet={firstSheet}
        sheetRequest={show}
      />
    </div>
  )
}

const grid = () => page.getByRole('grid')
const rows = () => grid().element().querySelectorAll('[role=row]')
const shown = async (text: string) => {
  const cell = page.getByRole('gridcell', { name: text, exact: true })
  await expect.element(cell).toBeInTheDocument()
}

describe('seven sheets', () => {
  let source: File
  beforeAll(async () => {
    source = asFile(await makeWorkbook({ sheets: 7, rows: 300, columns: 12 }), 'output.xlsx')
  })

  it('opens the second sheet, and another one that is selected', async () => {
    await render(<TestPreview source={source} />)
    const choice = page.getByRole('combobox', { name: 'Select Sheet' })
    await shown('Row 1 of sheet 2')
    expect(choice.element().querySelectorAll('option')).toHaveLength(7)
    await choice.selectOptions('CAM TERMS')
    await shown('Row 1 of sheet 7')
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '301')
  })

  it('selects a requested cell and scrolls to it, also after a search', async () => {
    await page.viewport(1000, 700) // as wide as the preview, whose search stands at its right
    const at = (row: number): SheetRequest => ({
      sheet: 'CAM TERMS',
      cell: { row, column: 0 },
      nonce: row,
    })
    const selected = async (row: number) => {
      const name = `Row ${row} of sheet 7`
      const cell = page.getByRole('gridcell', { name, exact: true, selected: true })
      await expect.element(cell).toBeInViewport()
    }
    const screen = await render(<TestPreview source={source} show={at(60)} />)
    await selected(60)
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await selected(60)
    await page.getByRole('searchbox').fill('299')
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '2')
    await screen.rerender(<TestPreview source={source} show={at(240)} />)
    await selected(240)
  })

  it('opens the first sheet on request', async () => {
    await render(<TestPreview source={source} firstSheet />)
    await shown('Row 1 of sheet 1')
    await expect.element(page.getByRole('combobox', { name: 'Select Sheet' })).toHaveValue('0')
  })
})

const rowCount = () => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount'))

/** A count that goes on after its test was given up ends here. */
const MOST_FRAMES = 10_000

/** Counts the frames from a worker's last answer to what it brings about. */
function watchWorkers() {
  const { Worker: Plain } = window
  let answeredAt = 0
  class Watched extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', () => (answeredAt = performance.now()))
    }
  }
  vi.stubGlobal('Worker', Watched)
  return {
    async framesUntil(isThere: () => boolean): Promise<number> {
      let frames = 0
      let since = answeredAt
      for (let all = 0; all < MOST_FRAMES && !isThere(); all += 1) {
        await new Promise(requestAnimationFrame)
        frames = since === answeredAt ? frames + 1 : 1
        since = answeredAt
      }
      return frames
    },
  }
}

afterEach(() => void vi.unstubAllGlobals())

/**
 * A workbook of so many rows from its beginning to the sum of a column, with what a user does in between.
 * @returns how long the page was held at most, ms; a browser tells of tasks from 50 ms on
 */
async function longestTask(rowsIn: number, workbook: File): Promise<number> {
  const says = new Intl.NumberFormat('en-IN').format(rowsIn)
  const answered = watchWorkers()
  const screen = await render(<TestPreview source={workbook} />)
  const tasks = await longTasks(async () => {
    await shown('Row 1 of sheet 1')
    await expect.element(grid()).toHaveAttribute('aria-rowcount', String(rowsIn + 1))
    expect(rows().length).toBeLessThan(60)
    const far = Math.round(rowsIn * 0.7)
    grid()
      .element()
      .scrollTo({ top: 30 * far })
    await shown(`Row ${far} of sheet 1`)
    expect(rows().length).toBeLessThan(60)

    const search = page.getByRole('searchbox', { name: 'Search this sheet' })
    const frames = answered.framesUntil(() => rowCount() === 2)
    await search.fill(`row ${rowsIn - 1}`)
    await expect.element(page.getByText(`1 of ${says} rows`)).toBeInTheDocument()
    expect(await frames).toBeLessThanOrEqual(2)
    await search.clear()
    await page.getByRole('button', { name: 'Sort by Column 2' }).click()
    await page.getByRole('button', { name: 'Sort by Column 2' }).click()
    await shown(`Row ${rowsIn} of sheet 1`)
    grid().element().focus()
    await userEvent.keyboard('{Control>}{ArrowRight} {/Control}')
    await expect.element(page.getByText('Sum', { exact: true })).toBeInTheDocument()
  })
  // Row × 100 + 2, over all rows.
  const sum = new Intl.NumberFormat('en-IN').format(50 * rowsIn * (rowsIn + 1) + 2 * rowsIn)
  await expect.element(page.getByText(sum, { exact: true })).toBeInTheDocument()
  await screen.unmount()
  vi.unstubAllGlobals()
  return Math.max(0, ...tasks)
}

/** What no task of ours may take; a loaded machine lets some of the smallest sheet take longer. */
const HELD_MS = 50
const FEW = 1000
const MANY = 40_000
/** A task of ours is long each time, one of a loaded machine is not: each time beside the small sheet of that moment. */
const TIMES = 4

describe('40,000 rows', () => {
  const workbookOf = async (rowsIn: number) =>
    asFile(await makeWorkbook({ rows: rowsIn, columns: 3 }), `${rowsIn}.xlsx`)
  let few: File
  let many: File
  beforeAll(async () => {
    few = await workbookOf(FEW)
    many = await workbookOf(MANY)
  })

  it('are shown, searched, sorted and summed, rendering only visible rows and blocking no longer than 1,000', async () => {
    let beyond = Infinity
    for (let time = 0; time < TIMES && beyond > 0; time += 1) {
      const allowed = Math.max(HELD_MS, 1.5 * (await longestTask(FEW, few)))
      beyond = Math.min(beyond, (await longestTask(MANY, many)) - allowed)
    }
    expect(beyond, 'ms longer than allowed, at best').toBeLessThanOrEqual(0)
  })
})

describe('a file that cannot be shown', () => {
  it('shows the reason and keeps the download', async () => {
    await render(
      <TestPreview source={new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], 'broken.xlsx')} />,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('This file cannot be shown')
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeEnabled()
  })
})

describe('a CSV', () => {
  it('shows cells as written, and markup as text', async () => {
    const source = new File(
      ['phone,name\n9876543210,<img src=x onerror=alert(1)>\n007,José'],
      'people.csv',
    )
    await render(<TestPreview source={source} kind="csv" />)
    await shown('9876543210')
    await shown('007')
    await shown('<img src=x onerror=alert(1)>')
    await shown('José')
    expect(grid().element().querySelector('img')).toBeNull()
  })
})

it('clips no amount, selected or not, in any font', async () => {
  const { utils, write } = await import('xlsx')
  const sheet = utils.aoa_to_sheet([
    ['Narration', 'Amount'],
    ...Array.from({ length: 60 }, (_, row) => [
      'NEFT CR '.repeat(9),
      row === 50 ? 88_888_888.88 : 8.8,
    ]),
  ])
  for (let row = 2; row <= 61; row += 1) sheet[`B${row}`].z = '#,##0.00'
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet)
  const written: unknown = write(workbook, { type: 'array', bookType: 'xlsx' })
  const bytes = written instanceof ArrayBuffer ? new Uint8Array(written) : new Uint8Array()
  await render(
    <div style={{ width: 900, height: 600, display: 'flex', fontFamily: 'DejaVu Sans' }}>
      <FilePreview
        source={asFile(bytes, 'figures.xlsx')}
        name="figures.xlsx"
        kind="xlsx"
        onPickCell={() => undefined}
      />
    </div>,
  )
  const figure = page.getByRole('gridcell', { name: '8,88,88,888.88' })
  const first = page.getByRole('gridcell', { name: '8.80' }).first()
  await expect.element(first).toBeInTheDocument()
  page
    .getByRole('grid')
    .element()
    .scrollTo({ top: 40 * 30 })
  await figure.click()
  await expect.element(figure).toHaveAttribute('aria-selected', 'true')
  const cell = figure.element()
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  const truncatedCell = page.getByRole('gridcell', { name: /^NEFT CR/ }).first()
  await expect.element(truncatedCell).toHaveAttribute('title', 'NEFT CR '.repeat(9))
})

describe('a list', () => {
  const ENTRIES = [
    'Date,Narration,Debit',
    '01/04/2026,Rent,"24,000.00"',
    '02/04/2026,UPI Swiggy,684.75',
    '03/04/2026,UPI Dmart,4849.75',
    '04/04/2026,Salary,',
  ].join('\n')
  const source = new File([ENTRIES], 'entries.csv')
  const found = async (words: string) => {
    await expect.element(page.getByText(words, { exact: true })).toBeInTheDocument()
  }

  it('is searched, filtered, sorted, summed and copied by keyboard alone', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
    await render(<TestPreview source={source} kind="csv" />)
    await shown('UPI Dmart')
    page.getByRole('searchbox', { name: 'Search this sheet' }).element().focus()
    await userEvent.keyboard('upi')
    await found('2 of 4 rows')

    // Into the cells, right to Debit, up to its name, which sorts; then both amounts.
    await userEvent.keyboard('{Tab}{Control>}{ArrowRight}{/Control}{ArrowUp}{Enter}{Enter}')
    const debit = page.getByRole('columnheader', { name: 'Debit' })
    await expect.element(debit).toHaveAttribute('aria-sort', 'descending')
    await vi.waitFor(() => expect(rows()[1]?.textContent).toContain('UPI Dmart'))
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    await found('5,534.50')
    await userEvent.keyboard('{Control>}c{/Control}')
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce())
    const [item] = write.mock.calls[0]?.[0] ?? []
    expect(await (await item?.getType('text/plain'))?.text()).toBe('4849.75\n684.75')

    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByRole('dialog', { name: 'Filter Debit' })).toHaveFocus()
    await page.getByRole('textbox', { name: 'From' }).fill('1,000')
    await found('1 of 4 rows')
    await userEvent.keyboard('{Escape}')
    await expect.element(grid()).toHaveFocus()
    await page.getByRole('button', { name: 'Remove filter Debit from 1,000' }).click()
    await found('2 of 4 rows')
    await page.getByRole('button', { name: 'Reset' }).click()
    await found('4 rows')
  })

  it('shows the requested rows, then all', async () => {
    const show = { sheet: 'Sheet1', rows: [4, 2], label: 'Rows of April', nonce: 1 }
    await render(<TestPreview source={source} kind="csv" show={show} />)
    await found('2 of 4 rows')
    await expect.element(grid()).toHaveFocus()
    expect(rows()[1]?.textContent).toContain('Salary')
    await page.getByRole('button', { name: 'Remove filter Only Rows of April' }).click()
    await found('4 rows')
    // The row of names stands in the heads alone, and the rows keep their numbers.
    await vi.waitFor(() => expect(rows()[1]?.textContent).toBe('201/04/2026Rent24,000.00'))
    expect(rows()[0]?.textContent).toContain('Narration')
  })

  it('says that nothing matches, and can be reset', async () => {
    await render(<TestPreview source={source} kind="csv" />)
    await shown('Rent')
    await page.getByRole('searchbox', { name: 'Search this sheet' }).fill('gold')
    await found('No row of this sheet matches.')
    await grid().getByRole('button', { name: 'Reset' }).click()
    await expect.element(page.getByRole('gridcell', { name: 'Rent' })).toBeInTheDocument()
  })
})

it('rotates and zooms an image', async () => {
  const url = new URL('../fixtures/image/page.jpg', import.meta.url)
  const source = new File([await (await fetch(url)).blob()], 'page.jpg')
  await render(<TestPreview source={source} kind="jpg" />)
  const picture = page.getByRole('img', { name: 'page.jpg' })
  const box = () => picture.element().getBoundingClientRect()
  await vi.waitFor(() => expect(box().height).toBeGreaterThan(box().width))
  const upright = box()
  await page.getByRole('button', { name: 'Rotate 90°' }).click()
  expect(box().width).toBeGreaterThan(box().height)
  await page.getByRole('button', { name: 'Rotate 90°' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(box().width).toBeCloseTo(upright.width * 1.1, 0)
})
