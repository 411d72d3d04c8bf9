import { expect, it } from 'vitest'
import { RULES } from '#shared/kits/history/ruleTable.ts'
import { toReportJson } from '#shared/kits/history/screen/reportJson.ts'
import { aFinding, aHistory, MADE_WITH } from '#tests/support/fileHistories.ts'

const FILES = [{ name: 'slip.pdf', history: aHistory(aFinding(), MADE_WITH) }]
const AT = Date.UTC(2026, 10, 28, 12)

it('lists findings with their rules, and what was checked, without the words of the document', () => {
  const report = toReportJson(FILES, { withContent: false, at: AT })
  expect(report.lookedAt).toBe('2026-11-28T12:00:00.000Z')
  expect(report.files[0]?.findings).toEqual([
    {
      strength: 'changed',
      check: 'versions',
      rule: 'wordsChanged',
      page: 1,
      title: '1 amount was changed on page 1',
      detail: 'The file still holds its earlier version.',
      honestReason: null,
    },
    expect.objectContaining({ strength: 'note', rule: 'madeWith', title: 'Made with SAP' }),
  ])
  expect(report.files[0]?.checkedNothingFound).toContain('Covered text')
  expect(JSON.stringify(report)).not.toMatch(/38,400|68,400|HRA/)
})

it('has the words and their places only where that is chosen', () => {
  const [file] = toReportJson(FILES, { withContent: true, at: AT }).files
  expect(file?.findings[0]).toMatchObject({
    evidence: [{ label: 'HRA', before: '38,400.00', now: '68,400.00' }],
  })
})

it('names a program without its address on the web', () => {
  const facts = ['pdf-lib (https://github.com/Hopding/pdf-lib), Lekha sample', 'a program library']
  expect(RULES.madeWith.title({ ...MADE_WITH, facts })).toBe('Made with pdf-lib, Lekha sample')
})
