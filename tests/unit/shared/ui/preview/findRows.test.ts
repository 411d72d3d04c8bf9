import { expect, it } from 'vitest'
import { findRows } from '#shared/ui/preview/pdf/find/findRows.ts'
import { createTextIndex } from '#shared/ui/preview/pdf/find/textIndex.ts'
import { documentOf } from '#tests/support/fakePdf.ts'

const PAGES = [
  'Salary 500.00 01/04/2026 Rent 500.00 9,500.00\n01/04/2026 Salary 500.00 10,000.00\n',
  '02/04/2026 Salary 500.00 10,500.00\n',
]

const find = async (...rows: readonly [text: string, day: string, narration: string][]) => {
  const index = createTextIndex(documentOf(PAGES))
  const parts = rows.map(([text, day, narration]) => ({
    text,
    precedingTexts: [day, narration] as const,
  }))
  const matches = await findRows(index, parts, new AbortController().signal)
  return matches.map(({ page, range: { start } }) => {
    const lines = (PAGES[page - 1] ?? '').slice(0, start).split('\n')
    return `page ${page}, line ${lines.length}`
  })
}

it('finds each row by its day, narration and amount', async () => {
  expect(await find(['500', '2026-04-02', 'Salary'], ['500', '2026-04-01', 'Salary'])).toEqual([
    'page 1, line 2',
    'page 2, line 1',
  ])
})

it('marks no row twice', async () => {
  expect(
    await find(['500', '2026-04-01', 'In other words'], ['500', '2026-04-01', 'In other words']),
  ).toEqual(['page 1, line 1', 'page 1, line 2'])
})

it('skips rows of another file', async () => {
  expect(await find(['500', '2026-07-01', 'Salary'], ['700', '2026-04-02', 'Salary'])).toEqual([])
})
