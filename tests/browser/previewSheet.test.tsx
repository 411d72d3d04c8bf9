import { beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { FileKind } from '#shared/config/limits.ts'
import { FilePreview } from '#shared/preview/FilePreview.tsx'
import { asFile, makeWorkbook } from '#tests/fixtures/make.ts'

function Stage({
  source,
  kind = 'xlsx',
  firstSheet,
}: {
  source: File
  kind?: FileKind
  firstSheet?: boolean
}) {
  return (
    <div style={{ width: 900, height: 600, display: 'flex' }}>
      <FilePreview source={source} name={source.name} kind={kind} firstSheet={firstSheet} />
    </div>
  )
}

const table = () => page.getByRole('table')
const rows = () => table().element().querySelectorAll('[role=row]')
const shown = async (text: string) => {
  const cell = page.getByRole('cell', { name: text, exact: true })
  await expect.element(cell, { timeout: 15_000 }).toBeInTheDocument()
}

describe('seven sheets', () => {
  let source: File
  beforeAll(async () => {
    source = asFile(await makeWorkbook({ sheets: 7, rows: 300, columns: 12 }), 'output.xlsx')
  })

  it('opens on the second sheet, and on another that is chosen', async () => {
    await render(<Stage source={source} />)
    const choice = page.getByRole('combobox', { name: 'Select Sheet' })
    await shown('Row 1 of sheet 2')
    expect(choice.element().querySelectorAll('option')).toHaveLength(7)
    await choice.selectOptions('CAM TERMS')
    await shown('Row 1 of sheet 7')
    await expect.element(table()).toHaveAttribute('aria-rowcount', '302')
  })

  it('opens on the first where it is asked to', async () => {
    await render(<Stage source={source} firstSheet />)
    await shown('Row 1 of sheet 1')
    await expect.element(page.getByRole('combobox', { name: 'Select Sheet' })).toHaveValue('0')
  })
})

/** The longest that the page was held meanwhile, in ms. */
async function heldLongest(during: () => Promise<void>): Promise<number> {
  const tasks: number[] = []
  const watch = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  )
  watch.observe({ entryTypes: ['longtask'] })
  await during()
  watch.disconnect()
  return Math.max(0, ...tasks)
}

describe('100,000 rows', { timeout: 120_000 }, () => {
  let bytes: Uint8Array<ArrayBuffer>
  beforeAll(async () => {
    bytes = await makeWorkbook({ rows: 100_000, columns: 6 })
  }, 60_000)

  it('shows its beginning, then all; only rows in view are nodes; the page is not held', async () => {
    await render(<Stage source={asFile(bytes, 'large.xlsx')} />)
    const began = performance.now()
    let readIn = Infinity
    const held = await heldLongest(async () => {
      await shown('Row 1 of sheet 1')
      await expect.element(table(), { timeout: 60_000 }).toHaveAttribute('aria-rowcount', '100002')
      readIn = performance.now() - began
      expect(rows().length).toBeLessThan(60)
      table()
        .element()
        .scrollTo({ top: 30 * 70_000 })
      await shown('Row 70000 of sheet 1')
      expect(rows().length).toBeLessThan(60)
    })
    // Read on the page itself, the workbook would hold it for nearly all of that time, on any machine.
    expect(held / readIn).toBeLessThan(0.15)
  })
})

describe('a file that cannot be shown', () => {
  it('says so and keeps the download', async () => {
    await render(
      <Stage source={new File([new Uint8Array([0x50, 0x4b, 3, 4, 9, 9])], 'broken.xlsx')} />,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('This file cannot be shown')
    await expect.element(page.getByRole('button', { name: 'Download' })).toBeEnabled()
  })
})

describe('a CSV', () => {
  it('keeps cells as they are written, and shows markup as text', async () => {
    const source = new File(
      ['phone,name\n9876543210,<img src=x onerror=alert(1)>\n007,José'],
      'people.csv',
    )
    await render(<Stage source={source} kind="csv" />)
    await shown('9876543210')
    await shown('007')
    await shown('<img src=x onerror=alert(1)>')
    await shown('José')
    expect(table().element().querySelector('img')).toBeNull()
  })
})

it('cuts no figure, chosen or not, in any font', async () => {
  const { utils, write } = await import('xlsx')
  const sheet = utils.aoa_to_sheet([
    ['Narration', 'Amount'],
    ...Array.from({ length: 60 }, (_, row) => [
      'NEFT CR '.repeat(9),
      row === 50 ? 88_888_888.88 : 8.8,
    ]),
  ])
  for (let row = 2; row <= 61; row += 1) sheet[`B${row}`].z = '#,##0.00'
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet)
  const written: unknown = write(book, { type: 'array', bookType: 'xlsx' })
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
  await expect.element(first, { timeout: 15_000 }).toBeInTheDocument()
  page
    .getByRole('grid')
    .element()
    .scrollTo({ top: 40 * 30 })
  await figure.click()
  await expect.element(figure).toHaveAttribute('aria-selected', 'true')
  const cell = figure.element()
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  const cut = page.getByRole('gridcell', { name: /^NEFT CR/ }).first()
  await expect.element(cut).toHaveAttribute('title', 'NEFT CR '.repeat(9))
})

it('turns and zooms a picture', async () => {
  const url = new URL('../fixtures/image/page.jpg', import.meta.url)
  const source = new File([await (await fetch(url)).blob()], 'page.jpg')
  await render(<Stage source={source} kind="jpg" />)
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
