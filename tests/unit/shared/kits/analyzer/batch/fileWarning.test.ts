import { describe, expect, it } from 'vitest'
import { fileWarningFor, fileWarningMessage } from '#shared/kits/analyzer/batch/fileWarning.ts'

const before = {
  id: 'sent',
  name: 'Payslip_Sep.pdf',
  size: 1,
  kind: 'pdf',
  pages: 1,
  sample: false,
} as const
const UNASKED = { keepBoth: false }

describe('a warning about a file', () => {
  it.each([
    ['it was sent before', { document: 'payslip', previous: before }, UNASKED, 'sent'],
    [
      'it was sent before and is a scan as well',
      { document: 'scan', previous: before },
      UNASKED,
      'sent',
    ],
    ['it is a scan', { document: 'scan', previous: null }, UNASKED, 'scan'],
    ['it is another document', { document: 'form26', previous: null }, UNASKED, 'other'],
    ['it is what is wanted', { document: 'payslip', previous: null }, UNASKED, undefined],
    [
      'its owner has answered',
      { document: 'scan', previous: before },
      { keepBoth: false, anyway: true },
      undefined,
    ],
    [
      'its upload may have arrived',
      { document: 'payslip', previous: null },
      { keepBoth: true, mayHaveArrived: true },
      'mayHaveArrived',
    ],
    [
      'its upload may have arrived, and its owner has answered',
      { document: 'payslip', previous: null },
      { keepBoth: false, mayHaveArrived: true, anyway: true },
      undefined,
    ],
    [
      'it repeats one of the list, which its owner wants too',
      { document: 'payslip', previous: before },
      { keepBoth: true },
      undefined,
    ],
    [
      'it is wanted twice, and may be the wrong one',
      { document: 'form26', previous: before },
      { keepBoth: true },
      'other',
    ],
  ] as const)('%s', (_, reading, entry, kind) => {
    expect(fileWarningFor(reading, entry, 'payslip')?.kind).toBe(kind)
  })

  it('names the file that was sent before', () => {
    expect(fileWarningMessage({ kind: 'sent', previous: before })).toMatchObject({
      title: 'Already sent',
      detail: 'As Payslip_Sep.pdf; if you send it again, it is analysed and charged twice',
    })
  })
})
