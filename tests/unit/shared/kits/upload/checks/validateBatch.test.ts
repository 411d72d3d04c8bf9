import { describe, expect, it } from 'vitest'
import { countedBytes, validateBatch } from '#shared/kits/upload/checks/validateBatch.ts'
import { BYTES_PER_MB, UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'

const { payslip, bankStatement, passbook } = UPLOAD_LIMITS
const MB = BYTES_PER_MB
const file = (name: string, size = 1000) => ({ name, size })
const pdfs = (count: number, size = 1000) =>
  Array.from({ length: count }, (_, at) => file(`${at}.pdf`, size))
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => file(`${at}.jpg`, 9 * MB))

it('works with a real File, whose name is inherited', () => {
  const { errors } = validateBatch([], [new File(['x'], 'a.docx')], payslip)
  expect(errors[0]?.detail).toBe('a.docx: It is a .docx file; choose a PDF file.')
})

describe('several files together', () => {
  it.each([
    ['12 at once', [], pdfs(12), bankStatement, []],
    ['13 at once', [], pdfs(13), bankStatement, ['fileCountError']],
    ['6 and 7', pdfs(6), pdfs(7), bankStatement, ['fileCountError']],
    ['2 where one goes', [], pdfs(2), payslip, ['fileCountError']],
    ['PDF and picture', [], [file('a.pdf'), file('b.jpg')], bankStatement, ['mixedFormat']],
    ['a picture to PDFs', pdfs(1), [file('b.png')], bankStatement, ['mixedFormat']],
    ['JPG and PNG', [], [file('a.jpg'), file('b.png')], bankStatement, []],
    ['JPG and PNG of a passbook', [], [file('a.jpg'), file('b.png')], passbook, []],
    ['200 pages of a passbook, 9 MB each', [], photos(200), passbook, []],
    ['201 pages of a passbook', photos(150), photos(51), passbook, ['fileCountError']],
    ['exactly 20 MB', [], pdfs(4, 5 * MB), bankStatement, []],
    [
      'a byte over 20 MB',
      [],
      [...pdfs(4, 5 * MB), file('x.pdf', 1)],
      bankStatement,
      ['totalFileSizeError'],
    ],
    [
      'a file over its own limit does not count',
      pdfs(3, 6 * MB),
      [file('x.pdf', 15 * MB)],
      bankStatement,
      [],
    ],
    ['an unknown kind alone', [], [file('a.txt')], bankStatement, ['wrongFormat']],
    ['HEIC', [], [file('a.heic')], bankStatement, ['wrongFormat']],
    // Count comes first: what is too many is not weighed.
    ['too many and too heavy', [], pdfs(13, 9 * MB), bankStatement, ['fileCountError']],
  ] as const)('%s', (_, present, incoming, limits, names) => {
    const { accepted, errors } = validateBatch(present, incoming, limits)
    expect(errors.map(({ name }) => name)).toEqual(names)
    expect(accepted).toEqual(names.length === 0 ? incoming : [])
  })

  it('skips unknown kinds, accepts the others and reports it', () => {
    const { accepted, errors: refusals } = validateBatch(
      [],
      [file('a.pdf'), file('n.txt'), file('p.heic')],
      bankStatement,
    )
    expect(accepted).toEqual([file('a.pdf')])
    expect(refusals).toHaveLength(1)
    expect(refusals[0]?.detail).toBe(
      'n.txt and 1 other: It is a .txt file; choose a JPG, PNG or PDF file. The other 1 file can be used.',
    )
  })

  it('explains HEIC and how to get a JPG', () => {
    expect(validateBatch([], [file('p.heic')], bankStatement).errors[0]?.detail).toMatch(
      /HEIC is the photo format of iPhones.*JPG/,
    )
  })

  it('counts only bytes that can be sent', () => {
    expect(countedBytes([file('a.pdf', 9 * MB), file('b.pdf', 10 * MB)], bankStatement)).toBe(
      9 * MB,
    )
  })

  it.each([
    ['their number', pdfs(11), pdfs(2), ['fileCountError']],
    ['their weight', pdfs(2, 9 * MB), pdfs(1, 3 * MB), ['totalFileSizeError']],
    ['not their kind', pdfs(1), [file('a.png')], []],
  ])('counts files of another list that are sent too: %s', (_, beside, incoming, names) => {
    const { errors: refusals } = validateBatch([], incoming, bankStatement, beside)
    expect(refusals.map(({ name }) => name)).toEqual(names)
  })
})
