import { describe, expect, it } from 'vitest'
import {
  PROBLEMS,
  checkAfterOpening,
  checkBeforeOpening,
  type Problem,
} from '#shared/kits/upload/checks/fileRules.ts'
import { PROBLEM } from '#shared/kits/upload/checks/problem.ts'
import { BYTES_PER_MB, UPLOAD_LIMITS, type UploadLimits } from '#shared/platform/config/limits.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'

const { payslip, bankStatement, financialStatement, idExtraction, relatedParties } = UPLOAD_LIMITS
const MB = BYTES_PER_MB
const LARGE: UploadLimits = { ...payslip, fileSizeLimitBytes: 30 * MB }
const long = `${'a'.repeat(81)}.pdf`

describe('before a file is opened', () => {
  it.each<[string, number, UploadLimits, Problem | null]>([
    ['a.pdf', 1, payslip, null],
    ['a.PDF', 10 * MB - 1, payslip, null],
    ['a.pdf', 10 * MB, payslip, 'tooLarge'],
    ['a.pdf', 10 * MB, LARGE, null],
    ['a.pdf', 30 * MB, LARGE, 'tooLarge'],
    ['a.pdf', 0, payslip, 'empty'],
    ['a.jpg', 1, payslip, 'wrongFormat'],
    ['a.jpg', 1, bankStatement, null],
    ['a.pdf', 1, relatedParties, 'wrongFormat'],
    ['a.xls', 1, relatedParties, null],
    ['a', 1, payslip, 'wrongFormat'],
    ['a.heic', 1, bankStatement, 'heic'],
    ['a.pdf ', 1, payslip, null],
    ['a.pdf\u200f', 1, payslip, null],
    ['a.heic ', 1, bankStatement, 'heic'],
    ['a.heif', 99 * MB, payslip, 'heic'],
    // Size is judged before the name.
    [long, 10 * MB, payslip, 'tooLarge'],
    [long, 1, payslip, null],
  ])('%s of %i bytes', (name, size, limits, problem) => {
    expect(checkBeforeOpening({ name, size }, limits)).toBe(problem)
  })
})

describe('after it opened: pages, then name', () => {
  it.each<[string, number | null, UploadLimits, Problem | null]>([
    ['a.pdf', 1, payslip, null],
    ['a.pdf', 199, payslip, null],
    ['a.pdf', 200, payslip, 'tooManyPages'],
    ['a.pdf', 200, financialStatement, null],
    ['a.pdf', 500, financialStatement, null],
    ['a.pdf', 501, financialStatement, 'tooManyPages'],
    ['a.pdf', 1, idExtraction, null],
    ['a.pdf', 2, idExtraction, null],
    ['a.pdf', 199, idExtraction, null],
    ['a.pdf', 200, idExtraction, 'tooManyPages'],
    ['a.pdf ', 1, payslip, 'nameEnd'],
    ['a.pdf.', 1, payslip, 'nameEnd'],
    ['a\u200f.pdf', 1, payslip, 'nameCharacters'],
    ['a.jpg', null, idExtraction, null],
    [long, 1, payslip, 'nameTooLong'],
    ['a&b.pdf', 1, payslip, 'nameCharacters'],
    [`&${long}`, 1, payslip, 'nameTooLong'],
    [long, 200, payslip, 'tooManyPages'],
    ['a&b.pdf', 200, payslip, 'tooManyPages'],
  ])('%s with %s pages', (name, pages, limits, problem) => {
    expect(checkAfterOpening({ name, pages }, limits)).toBe(problem)
  })
})

const facts = { name: 'a&b.docx', size: 11 * MB, kind: null, pages: 212 }

describe('each problem', () => {
  it.each<[Problem, string, string, string]>([
    ['wrongFormat', 'wrongFormat', 'It is a .docx file; choose a PDF file', 'replace'],
    ['heic', 'wrongFormat', 'HEIC is the photo format of iPhones', 'replace'],
    ['empty', 'fileCorruptError', 'It contains no data', 'replace'],
    ['tooLarge', 'servicefilesizeError', '11.00 MB; a file must be under 10 MB', 'replace'],
    ['wrongContent', 'fileCorruptError', 'The name ends in .docx', 'replace'],
    ['unreadable', 'fileCorruptError', 'choose it again', 'replace'],
    ['unchecked', 'uploadFailed', 'check the connection', 'retry'],
    ['locked', 'passwordProtectFileError', 'without the password', 'replace'],
    ['corrupt', 'fileCorruptError', 'does not open', 'replace'],
    ['noPages', 'fileCorruptError', 'has nothing to read', 'replace'],
    ['tooSlow', 'fileTooSlowError', 'did not open in 10 s', 'replace'],
    ['lockedWorkbook', 'passwordProtectFileError', 'opens only with its password', 'replace'],
    ['unpackedTooLarge', 'fileUnpackedSizeError', 'more than 100 MB', 'replace'],
    ['brokenPicture', 'fileCorruptError', 'It is incomplete', 'replace'],
    ['tooManyPixels', 'fileUnpackedSizeError', 'More than 100 million', 'replace'],
    [
      'tooManyPages',
      'filePagesError',
      '212 pages; a file can have fewer than 200 pages here',
      'replace',
    ],
    ['nameTooLong', 'fileLengthError', 'characters; at most 80. Rename to: ', 'rename'],
    ['nameCharacters', 'filenameError', '& is not allowed. Rename to: ab.docx', 'rename'],
    ['nameEnd', 'filenameError', 'Rename to: ab.docx', 'rename'],
  ])('%s raises %s', (problem, dialog, words, remedy) => {
    expect(PROBLEM[problem].dialog(payslip)).toBe(dialog)
    expect(PROBLEM[problem].detail(facts, payslip)).toContain(words)
    expect(PROBLEM[problem].remedy).toBe(remedy)
  })

  it('is in the table above', () => {
    expect(Object.keys(PROBLEM).sort()).toEqual([...PROBLEMS].sort())
  })

  it.each(PROBLEMS)(
    '%s offers auto-rename in its dialog exactly where renaming helps',
    (problem) => {
      const { dialog, remedy } = PROBLEM[problem]
      expect(DIALOG_CATALOGUE[dialog(payslip)].autoRename).toBe(remedy === 'rename')
    },
  )

  it('mentions 30 MB if the limit is 30 MB', () => {
    expect(PROBLEM.tooLarge.dialog(LARGE)).toBe('filesizeError')
  })

  it.each<[Problem, string]>([
    ['tooManyPages', 'File has Exceeded Page Limit'],
    ['nameCharacters', 'Filename has unsupported Characters'],
    ['nameTooLong', 'Filename has unsupported Characters'],
  ])('%s reads in a list of files as quoted in the specification', (problem, title) => {
    expect(PROBLEM[problem].title(bankStatement)).toBe(title)
  })
})
