import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  autoRename,
  isNameTooLong,
  refusedCharacters,
  describeRefusedCharacters,
} from '#shared/kits/upload/checks/fileRules.ts'
import { uniqueName } from '#shared/platform/lib/text/uniqueName.ts'

const base = (length: number) => 'a'.repeat(length)

describe('allowed names', () => {
  it.each([
    'Payslip Sep-2026 (final)_v2.pdf',
    'a.b.c.pdf',
    String.raw`folder/sub\file.pdf`,
    '0.pdf',
  ])('%s is fine', (name) => {
    expect(refusedCharacters(name)).toEqual([])
    expect(isNameTooLong(name)).toBe(false)
  })

  it.each([
    ['a&b.pdf', ['&']],
    ['Sep’26 & Oct’26.pdf', ['’', '&']],
    ['वेतन.pdf', ['व', 'े', 'त', 'न']],
    ['naïve.pdf', ['ï']],
    ['a\u200Bb.pdf', ['\u200B']],
    ['tab\t.pdf', ['\t']],
    ['😀.pdf', ['😀']],
    ['a,b;c.pdf', [',', ';']],
    ['100%.pdf', ['%']],
  ])('%s is refused for %j', (name, characters) => {
    expect(refusedCharacters(name)).toEqual(characters)
  })

  it.each([
    [79, false],
    [80, false],
    [81, true],
  ])('a base of %i characters: too long is %s', (length, tooLong) => {
    expect(isNameTooLong(`${base(length)}.pdf`)).toBe(tooLong)
  })
})

describe('auto-rename', () => {
  it.each([
    ['HDFC_Stmt_Sep’26 & Oct’26.pdf', 'HDFC_Stmt_Sep26  Oct26.pdf'],
    ['वेतन.PDF', 'Renamed_File.PDF'],
    ['&&&.png', 'Renamed_File.png'],
    [`${base(81)}.pdf`, `${base(80)}.pdf`],
    [`${base(79)}& b.pdf`, `${base(79)} .pdf`],
    ['& &.png', 'Renamed_File.png'],
    ['fine.pdf', 'fine.pdf'],
  ])('%s becomes %s', (name, renamed) => {
    expect(autoRename(name)).toBe(renamed)
  })

  it('always gives an allowed name with the same extension', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), (text) => {
        const renamed = autoRename(`${text}.pdf`)
        expect(refusedCharacters(renamed)).toEqual([])
        expect(isNameTooLong(renamed)).toBe(false)
        expect(renamed).toMatch(/.\.pdf$/)
      }),
    )
  })
})

describe('unique names', () => {
  it.each([
    ['a.pdf', [], 'a.pdf'],
    ['a.pdf', ['b.pdf'], 'a.pdf'],
    ['a.pdf', ['A.PDF'], 'a (2).pdf'],
    ['a.pdf', ['a.pdf', 'a (2).pdf'], 'a (3).pdf'],
    [`${base(80)}.pdf`, [`${base(80)}.pdf`], `${base(76)} (2).pdf`],
    [`${base(90)}.pdf`, [`${base(90)}.pdf`], `${base(86)} (2).pdf`],
  ])('%s beside %j is %s', (name, others, unique) => {
    expect(uniqueName(name, others)).toBe(unique)
  })
})

describe('the sentence about refused characters', () => {
  it.each([
    [['&'], '& is not allowed'],
    [['’', '&'], '’ and & are not allowed'],
    [['a', 'b', 'c'], 'a b and c are not allowed'],
    [['a', 'b', 'c', 'd', 'e'], 'a b c d and others are not allowed'],
    [['\u200B'], 'Invisible characters are not allowed'],
    [['\u202E'], 'Invisible characters that change the text direction are not allowed'],
    [['&', '\t'], '& and others are not allowed'],
  ])('%j', (characters, sentence) => {
    expect(describeRefusedCharacters(characters)).toBe(sentence)
  })
})
