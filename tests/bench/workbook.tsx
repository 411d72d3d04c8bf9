import { createRoot } from 'react-dom/client'
import { read, utils } from 'xlsx'
import { SheetPreview } from '#shared/ui/preview/sheet/SheetPreview.tsx'
import { asFile, makeWorkbook } from '#tests/fixtures/make.ts'
import { longestTask } from './longestTask.ts'
import '#app/theme/theme.css'

let file = new File([], 'bench.xlsx')

/** Resolves when a body row is on the page. */
function firstRows(inside: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (inside.textContent.includes('Row 1 of sheet')) resolve()
      else requestAnimationFrame(check)
    }
    check()
  })
}

async function open(): Promise<number> {
  const inside = document.getElementById('root')
  if (inside === null) throw new Error('no #root')
  const start = performance.now()
  const root = createRoot(inside)
  root.render(<SheetPreview source={file} name="bench.xlsx" opensFirstSheet />)
  await firstRows(inside)
  const duration = performance.now() - start
  root.unmount()
  return duration
}

export const bench = {
  async prepare(sheets: number, rows: number, columns: number) {
    file = asFile(await makeWorkbook({ sheets, rows, columns }), 'bench.xlsx')
  },
  open,
  longestTask: () => longestTask(async () => void (await open())),
  /** The reference: SheetJS reads the whole workbook on the main thread and converts its first sheet to rows. */
  async reference() {
    const start = performance.now()
    const book = read(await file.arrayBuffer())
    const sheet = book.Sheets[book.SheetNames[0] ?? '']
    if (sheet !== undefined) utils.sheet_to_json(sheet, { header: 1 })
    return performance.now() - start
  },
}

Object.assign(globalThis, { bench })
