import { describe, expect, it } from 'vitest'
import { doubtOn, doubtVerdict } from '#shared/analyzer/batch/doubt.ts'

const before = {
  id: 'sent',
  name: 'Payslip_Sep.pdf',
  size: 1,
  kind: 'pdf',
  pages: 1,
  sample: false,
} as const
const UNASKED = { keepBoth: false }

describe('a doubt about a file', () => {
  it.each([
    ['it was sent before', { document: 'payslip', before }, UNASKED, 'sent'],
    ['it was sent before and is a scan as well', { document: 'scan', before }, UNASKED, 'sent'],
    ['it is a scan', { document: 'scan', before: null }, UNASKED, 'scan'],
    ['it is another document', { document: 'form26', before: null }, UNASKED, 'other'],
    ['it is what is wanted', { document: 'payslip', before: null }, UNASKED, undefined],
    [
      'its owner has answered',
      { document: 'scan', before },
      { keepBoth: false, anyway: true },
      undefined,
    ],
    [
      'it repeats one of the list, which its owner wants too',
      { document: 'payslip', before },
      { keepBoth: true },
      undefined,
    ],
    [
      'it is wanted twice, and may be the wrong one',
      { document: 'form26', before },
      { keepBoth: true },
      'other',
    ],
  ] as const)('%s', (_, reading, entry, kind) => {
    expect(doubtOn(reading, entry, 'payslip')?.kind).toBe(kind)
  })

  it('is told with the name that it was sent by', () => {
    expect(doubtVerdict({ kind: 'sent', before })).toMatchObject({
      word: 'Sent already',
      why: 'As Payslip_Sep.pdf; sent again, it is analysed and paid twice',
    })
  })
})
