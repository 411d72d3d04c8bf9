import { expect, it } from 'vitest'
import { findRevisions } from '#shared/kits/history/read/revisions.ts'
import { readSections } from '#shared/kits/history/read/sections.ts'
import { RULES } from '#shared/kits/history/ruleTable.ts'
import { openChecks, summarizeHistory } from '#shared/kits/history/summary.ts'
import { examineBytes, readFixture, worstOf } from './examineFixtures.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const ORIGINAL = 'tests/fixtures/history/original-pdflib-table-1.pdf'
const decoded = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const encoded = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

it.each([
  ['a table that names itself', 'xref\n0 0\ntrailer<</Prev 9>>\nstartxref\n9\n%%EOF'],
  ['no table', 'startxref\n5000\n%%EOF'],
  ['no end', 'nothing'],
  ['a table of billions', 'xref\n0 9999999999\ntrailer<<>>\nstartxref\n9\n%%EOF'],
  ['nested arrays', `xref\n0 0\ntrailer${'['.repeat(5000)}\nstartxref\n9\n%%EOF`],
  ['a text without end', 'xref\n0 0\ntrailer<</A (never\nstartxref\n9\n%%EOF'],
])('ends at %s', async (_, text) => {
  await expect(readSections(bytesOf(`%PDF-1.7\n${text}`))).rejects.toThrow(/./)
})

it('says that earlier versions were not looked for where the table is damaged', async () => {
  const text = decoded(readFixture(ORIGINAL)).replace(/startxref\s+\d+/, 'startxref\n7')
  const history = await examineBytes(encoded(text))
  expect(worstOf(history)).toBeNull()
  expect(openChecks(history).join()).toContain('Earlier versions')
})

it('takes a linearised file for one version', async () => {
  const bytes = readFixture('tests/fixtures/history/linearised-pdflib-1.pdf')
  expect(findRevisions(bytes, await readSections(bytes))).toHaveLength(1)
})

it('reads a file with bytes before its header', async () => {
  const changed = readFixture('tests/fixtures/history/replaced-appended-mutool-1.pdf')
  const history = await examineBytes(encoded(`junk\n${decoded(changed)}`))
  expect(worstOf(history)).toBe('changed')
})

it('is not misled by a file that does not open', async () => {
  const history = await examineBytes(bytesOf('%PDF-1.7 nothing'))
  expect(summarizeHistory(history).title).toMatch(/^Not checked/)
})

it('says that the figures of a scan were not looked at', async () => {
  const history = await examineBytes(readFixture('tests/fixtures/history/original-scan-1.pdf'))
  expect(openChecks(history).join()).toContain('Figures')
})

it('names an honest reason for everything to look at, and none for a proven change', () => {
  for (const { strength, honest } of Object.values(RULES))
    expect(honest !== null).toBe(strength === 'look')
})

it.each([
  ['cut in its information', (bytes: Uint8Array) => bytes.slice(0, 60)],
  ['with a length beyond its end', (bytes: Uint8Array) => bytes.fill(0xff, 4, 6)],
  ['with information that points outside', (bytes: Uint8Array) => bytes.fill(0xff, 34, 200)],
])('reads a photo %s', async (_, damage) => {
  const photo = readFixture('tests/fixtures/history/photo-editor-40-1.jpg')
  expect(worstOf(await examineBytes(damage(photo)))).toBeNull()
})
