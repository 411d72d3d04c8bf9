import { expect, it } from 'vitest'
import { withHistoryPoints } from '#features/applicants/history/applicantHistory.ts'
import {
  historyPoints,
  type DocumentHistory,
} from '#features/applicants/history/documentHistories.ts'
import { historySection } from '#features/applicants/history/historySection.ts'
import { aFinding, aHistory, EDITOR, MADE_WITH } from '#tests/support/fileHistories.ts'
import { aComparison } from '../page/aComparison.ts'

const AS_IT_IS = { text: (text: string) => text, number: (number: string) => number }

const [evidence] = aFinding().evidence
const EDITED: DocumentHistory = {
  id: 'slip',
  name: 'slip.pdf',
  history: aHistory(
    aFinding({ evidence: evidence === undefined ? [] : [evidence, evidence, evidence] }),
    EDITOR,
    MADE_WITH,
  ),
}

it('makes a point of each finding but notes, what was changed before all others', () => {
  const comparison = aComparison()
  const { points } = withHistoryPoints(comparison, { points: historyPoints([EDITED]) })
  expect(points.map(({ kind, text }) => [kind, text])).toEqual([
    [
      'changed',
      'slip.pdf: 3 amounts were changed on page 1 (HRA: 38,400.00 became 68,400.00; HRA: 38,400.00 became 68,400.00, and 1 more).',
    ],
    ...comparison.points.map(({ kind, text }) => [kind, text]),
    ['look', 'slip.pdf: Saved by an online service.'],
  ])
  expect(points.at(-1)?.question?.why).toMatch(/merge or unlock/)
})

it.each([
  ['nobody has looked', undefined],
  ['it is looked at', { kind: 'running' as const }],
  ['the file is gone', { kind: 'unread' as const, reason: 'The file is no longer here.' }],
])('has no point where %s', (_, history) => {
  const comparison = aComparison()
  const points = historyPoints([{ ...EDITED, history }])
  expect(withHistoryPoints(comparison, { points })).toBe(comparison)
})

it('lists in the memo what was found, checked and not checked', () => {
  const gone = { kind: 'unread' as const, reason: 'The file is no longer here.' }
  const [section] = historySection(
    [EDITED, { id: 'other', name: 'other.pdf', history: gone }],
    AS_IT_IS,
  )
  const rows = section?.tables.map((table) =>
    table.rows.map((row) => row.map((cell) => (cell?.kind === 'text' ? cell.text : null))),
  )
  expect(rows?.[0]?.map(([document, strength]) => [document, strength])).toEqual([
    ['slip.pdf', 'Changed'],
    ['slip.pdf', 'To look at'],
    ['slip.pdf', 'Note'],
  ])
  expect(rows?.[1]).toEqual([
    ['slip.pdf', expect.stringContaining('Covered text'), null],
    ['other.pdf', null, 'The file is no longer here.'],
  ])
  // Notes are only in the workbook.
  expect(section?.tables[0]?.printedRows).toBe(2)
  expect(historySection([], AS_IT_IS)).toEqual([])
})
