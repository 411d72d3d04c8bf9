import { describe, expect, it } from 'vitest'
import {
  dropHint,
  moreHint,
  formatKindsWithArticle,
} from '#shared/kits/upload/checks/formatLimits.ts'
import { instructionRows } from '#shared/kits/upload/instructionRows.ts'
import { BYTES_PER_MB, UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'

const { payslip, bankStatement, relatedParties, idExtraction, passbook } = UPLOAD_LIMITS
const EACH = Object.entries(UPLOAD_LIMITS)

describe('hints come from the limits', () => {
  it.each([
    [payslip, 'Only PDF files with max 10MB'],
    [
      { ...bankStatement, fileSizeLimitBytes: 30 * BYTES_PER_MB },
      'JPG, PNG or PDF, file size no more than 30MB',
    ],
    [bankStatement, 'JPG, PNG or PDF, file size under 10MB'],
    [relatedParties, 'XLS or XLSX, file size under 10MB'],
    [idExtraction, 'Only Images and Pdf files are allowed, file size under 10MB'],
  ])('%#', (limits, hint) => {
    expect(dropHint(limits)).toBe(hint)
  })

  it('shows how many more files fit', () => {
    expect(moreHint(bankStatement, 6)).toBe('6 of 12. JPG, PNG or PDF, each under 10 MB')
  })
})

it.each([
  [relatedParties, 'an XLS or XLSX file'],
  [payslip, 'a PDF file'],
  [bankStatement, 'a JPG, PNG or PDF file'],
])('%#: uses the spoken article: %s', ({ fileKinds }, words) => {
  expect(formatKindsWithArticle(fileKinds)).toBe(words)
})

describe('instructions', () => {
  it.each(EACH)('%s has 1 to 5 rows, each with an icon, a title and a line', (_, limits) => {
    const rows = instructionRows(limits)
    expect(rows.length).toBeGreaterThanOrEqual(1)
    expect(rows.length).toBeLessThanOrEqual(5)
    for (const { icon, title, description } of rows) {
      expect(icon).toContain('<svg')
      expect(title).not.toBe('')
      expect(description).not.toBe('')
    }
  })

  const titles = (limits: (typeof UPLOAD_LIMITS)[keyof typeof UPLOAD_LIMITS]) =>
    instructionRows(limits).map(({ title }) => title)

  it('are those of the picture for a payslip', () => {
    expect(titles(payslip)).toEqual([
      'One PDF at a time',
      'Under 10 MB',
      'No password',
      'Simple file name',
    ])
    expect(instructionRows(payslip)[1]?.description).toBe('And fewer than 200 pages.')
  })

  it('describe the rules for several files', () => {
    expect(titles(bankStatement)).toEqual([
      'Up to 12 files',
      'Each under 10 MB',
      'Locked files are fine',
      'Simple file name',
    ])
    expect(instructionRows(bankStatement)[0]?.description).toContain('Do not mix PDFs and pictures')
    expect(instructionRows(bankStatement)[1]?.description).toContain('At most 20 MB in total')
    expect(instructionRows(passbook)[0]?.description).not.toContain('Do not mix')
    expect(instructionRows(passbook)[0]?.title).toBe('Up to 200 files')
    expect(instructionRows(passbook)[1]?.description).not.toContain('in total')
  })

  it('mention passwords and pages only where a PDF is accepted', () => {
    expect(titles(relatedParties)).toEqual([
      'One file at a time',
      'Under 10 MB',
      'Simple file name',
    ])
    expect(instructionRows(idExtraction)[1]?.description).toBe(
      'That is plenty for a sharp picture.',
    )
  })

  it('explain the limit for the accepted kinds', () => {
    expect(instructionRows(relatedParties)[1]?.description).toBe('That is plenty for a workbook.')
  })

  it('use the texts of the service', () => {
    const rows = instructionRows(payslip, {
      count: 'It may hold several payslips.',
      extra: [
        {
          icon: '<svg></svg>',
          title: 'Readable text',
          description: 'Scans must be sharp.',
        },
      ],
    })
    expect(rows[0]?.description).toBe('It may hold several payslips.')
    expect(rows.at(-1)?.title).toBe('Readable text')
  })
})
