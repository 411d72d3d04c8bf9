import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  cleanFileName,
  composeFileName,
  truncateFileName,
  safeFileName,
  splitFileName,
} from '#shared/platform/lib/text/fileName.ts'

/** The same cases in every run. */
fc.configureGlobal({ seed: 20_261_120 })

it.each([
  ['Payslip.pdf', 'Payslip', 'pdf', '.pdf'],
  ['Sep.2026.PDF', 'Sep.2026', 'pdf', '.PDF'],
  ['noextension', 'noextension', '', ''],
  ['.hidden', '.hidden', '', ''],
  ['trailing.', 'trailing.', '', ''],
  ['', '', '', ''],
])('splitName(%j)', (name, base, extension, suffix) => {
  expect(splitFileName(name)).toEqual({ base, extension, suffix })
})

it.each([
  ['123456789012345678901234567890', undefined, undefined, '123456789012345678901234567890'],
  ['1234567890123456789012345678901', undefined, undefined, '12345678901234567890…'],
  ['HDFC statement Apr-Jun 2026 long.pdf', 35, 35, 'HDFC statement Apr-Jun 2026 long.pd…'],
  ['a passbook of the year.jpg', 20, 11, 'a passbook…'],
  ['😀'.repeat(31), undefined, undefined, `${'😀'.repeat(20)}…`],
])('cutName(%j, %s, %s)', (name, over, keep, truncated) => {
  expect(truncateFileName(name, over, keep)).toBe(truncated)
})

it('leaves names alone that are short enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 30 }), (name) => {
      expect(truncateFileName(name)).toBe(name)
    }),
  )
})

it('cuts longer names to their beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 31, maxLength: 60 }), (name) => {
      const truncated = truncateFileName(name)
      expect(truncated.endsWith('…')).toBe(true)
      expect(Array.from(truncated).length).toBeLessThanOrEqual(21)
      expect(name.startsWith(truncated.slice(0, -1))).toBe(true)
    }),
  )
})

it.each([
  ['report.xlsx', 'report.xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\a\\report.xlsx', 'report.xlsx'],
  ['a/b\\c.zip', 'c.zip'],
  ['na:me?*<>|".pdf', 'name.pdf'],
  ['line\nbreak\u0000.pdf', 'linebreak.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['..', 'file'],
  ['', 'file'],
  ['  .htaccess  ', 'htaccess'],
  ['con', '_con'],
  ['LPT1.txt', '_LPT1.txt'],
  ['console.txt', 'console.txt'],
  ['वेतन पर्ची.pdf', 'वेतन पर्ची.pdf'],
  ['two   spaces.pdf', 'two spaces.pdf'],
])('safeFileName(%j) is %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

it('makes a name that is safe, short and stable of anything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const safe = safeFileName(name)
      expect(safe.length).toBeGreaterThan(0)
      expect(safe.length).toBeLessThanOrEqual(120)
      expect(safe).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u)
      expect(safe).not.toMatch(/^[. ]|[. ]$/)
      expect(safeFileName(safe)).toBe(safe)
    }),
  )
})

it('keeps the extension of a long name', () => {
  expect(safeFileName(`${'a'.repeat(300)}.xlsx`)).toBe(`${'a'.repeat(115)}.xlsx`)
})

it.each([
  ['HR/2024\\0012.pdf', 'HR-2024-0012.pdf'],
  ['../a/report.pdf', '-a-report.pdf'],
  ['/', '-'],
  ['', 'file'],
  ['aux', '_aux'],
])('cleanFileName(%j) is %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean)
})

it.each([
  [
    'Ravi Kumar S/O Mohan',
    '_HR/2024/0012_report.pdf',
    'Ravi Kumar S-O Mohan_HR-2024-0012_report.pdf',
  ],
  ['A / B', '_1.docx', 'A-B_1.docx'],
  ['', '_1_report.pdf', '_1_report.pdf'],
  [' . ', '_1_report.pdf', '_1_report.pdf'],
  ['a'.repeat(300), '_BATCH-7.docx', `${'a'.repeat(107)}_BATCH-7.docx`],
  // Three bytes a letter: 240 bytes are 76 letters beside an ending of 12.
  ['क'.repeat(300), '_HR-1_x1.pdf', `${'क'.repeat(76)}_HR-1_x1.pdf`],
  ['name', `_${'9'.repeat(300)}.pdf`, `name_${'9'.repeat(55)}.pdf`],
])('composeFileName(%j, %j) is %j', (subject, ending, name) => {
  expect(composeFileName(subject, ending)).toBe(name)
})

it('composes names that are short enough, safe and end as they should', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(text, text, (subject, id) => {
      const name = composeFileName(subject, `_${id}.pdf`)
      expect(name.length).toBeLessThanOrEqual(120)
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(240)
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]/u)
      expect(name).toMatch(/\.pdf$/)
      expect(safeFileName(name)).toBe(name)
    }),
  )
})
