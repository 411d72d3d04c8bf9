import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { FileHistory } from '#shared/kits/history/finding.ts'
import { RULES, type RuleId, type Strength } from '#shared/kits/history/ruleTable.ts'
import { openChecks } from '#shared/kits/history/summary.ts'
import { examineBytes, readFixture, worstOf } from './examineFixtures.ts'

type Truth = {
  name: string
  kind: string
  expected: Strength | null
  rules: RuleId[]
  never: RuleId[]
}

const FOLDER = 'tests/fixtures/history/signed'
const roots = readFileSync(`${FOLDER}/roots.pem`, 'utf8')
// The script that makes the files writes it (scripts/fixtures/makeHistory.mjs).
const truth = JSON.parse(readFileSync(`${FOLDER}/truth.json`, 'utf8')) as Truth[]

const rulesOf = (history: FileHistory) =>
  history.kind === 'read' ? history.findings.map(({ rule }) => rule) : []
const titlesOf = (history: FileHistory) =>
  history.kind === 'read' ? history.findings.map((one) => RULES[one.rule].title(one)) : []

it.each(truth.map((row) => [row.name, row] as const))('%s', async (name, row) => {
  const history = await examineBytes(readFixture(`${FOLDER}/${name}`), { roots })
  const rules = rulesOf(history)
  expect(rules).toEqual(expect.arrayContaining(row.rules))
  expect(worstOf(history)).toBe(row.expected)
  expect(rules.filter((rule) => row.never.includes(rule))).toEqual([])
})

const signed = new TextDecoder('latin1').decode(readFixture(`${FOLDER}/signed.pdf`))
const encode = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** In place: no offset moves. */
const put = (pattern: RegExp | string, other: string) =>
  signed.replace(pattern, (found) => other.padEnd(found.length))
const CONTENTS = /\/Contents ?<[^>]*>/
const RANGE = /\/ByteRange ?\[[^\]]*\]/

it.each<readonly [string, string, RuleId]>([
  ['an amount changed in place', put('12,548.00', '22,548.00'), 'signatureWrong'],
  ['no data', put(CONTENTS, '/Contents null'), 'signatureEmpty'],
  ['one byte of data', put(CONTENTS, '/Contents<00>'), 'signatureEmpty'],
  ['no DER in its data', put(/\/Contents<.{40}/, `/Contents<${'ab'.repeat(20)}`), 'signatureEmpty'],
  ['nested DER without end', put(CONTENTS, `/Contents<${'3080'.repeat(1200)}>`), 'signatureEmpty'],
  ['no places', put(RANGE, ''), 'signatureEmpty'],
  ['negative places', put(RANGE, '/ByteRange[0 -1 9 -9]'), 'signatureUnfit'],
  ['places after the end', put(RANGE, '/ByteRange[0 9 99999999 9]'), 'signatureUnfit'],
  ['places of another part', put(RANGE, '/ByteRange[0 90 100 900]'), 'signatureUnfit'],
  ['bytes after its end', `${signed}% ${'more '.repeat(30)}\n`, 'signatureGap'],
  [
    'a damaged table',
    signed.replace(/startxref\s+\d+\s+%%EOF\s*$/, 'startxref\n7\n%%EOF\n'),
    'signatureUnfit',
  ],
])('does not call a signature with %s intact', async (_, text, rule) => {
  const rules = rulesOf(await examineBytes(encode(text), { roots }))
  expect(rules).toContain(rule)
  expect(rules).not.toContain('signed')
})

it('names signer, issuer and time of a file that is as it was signed', async () => {
  const [title] = titlesOf(await examineBytes(encode(signed), { roots }))
  expect(title).toMatch(
    /^Signed by Payroll of Sahyadri, issued by Made Issuer, unchanged since \d+ \w+ 2026, \d\d:\d\d$/,
  )
})

it('says that an issuer was not checked where the deployment names no roots', async () => {
  const [title] = titlesOf(await examineBytes(encode(signed)))
  expect(title).toMatch(/^Signed by Payroll of Sahyadri, issuer not checked, unchanged since/)
})

it('lists what was added after signing, and says so where pages were changed', async () => {
  const detailsOf = async (name: string) => {
    const history = await examineBytes(readFixture(`${FOLDER}/${name}`), { roots })
    return history.kind === 'read' ? history.findings.map((one) => RULES[one.rule].detail(one)) : []
  }
  expect(await detailsOf('signed-validation-stamp.pdf')).toContain(
    'It covers the file as it was then. Added after signing: a time stamp, data to check signatures.',
  )
  expect(await detailsOf('saved-after-signing.pdf')).toEqual(
    expect.arrayContaining([
      'Page 1 shows something else than when it was signed.',
      'It covers the file as it was then.',
    ]),
  )
})

const LIST = roots.replace(/[\s\S]*?(-----BEGIN)/, '$1')
it.each([
  ['hold no certificate', '<!doctype html><title>Lekha</title>'],
  [
    'certificate 2 of 2 cannot be read',
    `${LIST}${LIST.replace(/CERTIFICATE-----\n.{20}/, 'CERTIFICATE-----\n')}`,
  ],
  ['could not be loaded', null],
])('says that the trust roots %s', async (problem, pem) => {
  const history = await examineBytes(encode(signed), { roots: pem })
  expect(openChecks(history).join()).toContain(problem)
  expect(titlesOf(history)[0]).toContain('issuer not checked')
})

it('points out an issuer that is not among the roots', async () => {
  const other = readFileSync('tests/fixtures/history/signed/other-roots.pem', 'utf8')
  const history = await examineBytes(encode(signed), { roots: other })
  expect(rulesOf(history)).toContain('issuerUnknown')
  expect(titlesOf(history).join()).toContain('issuer unknown')
})

it('says which kind of signature it cannot check', async () => {
  const history = await examineBytes(readFixture(`${FOLDER}/signed-md5.pdf`))
  expect(openChecks(history).join()).toContain('MD5 is not supported')
  const other = put('adbe.pkcs7.detached', 'adbe.x509.rsa_sha1 ')
  expect(openChecks(await examineBytes(encode(other))).join()).toContain('adbe.x509.rsa_sha1')
})

it('checks no more than 50 signatures, and says so', async () => {
  const value = /\/V (\d+) 0 R/.exec(signed)?.[1] ?? ''
  const field = (index: number) => `<</FT/Sig/T(${index})/V<</ByteRange[0 1 2 ${index}]>>>>`
  const fields = Array.from({ length: 3_000 }, (_, index) => field(index)).join('')
  const root = `1 0 obj\n<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fields}]>>>>\nendobj\n`
  const table = `xref\n1 1\n${String(signed.length).padStart(10, '0')} 00000 n \n`
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(signed)?.[1] ?? ''
  const trailer = `trailer\n<</Size ${value}/Root 1 0 R/Prev ${previous}>>\n`
  const text = `${signed}${root}${table}${trailer}startxref\n${signed.length + root.length}\n%%EOF\n`
  const history = await examineBytes(encode(text))
  expect(openChecks(history).join()).toContain('Only the first 50 signatures')
  expect(rulesOf(history).filter((rule) => rule === 'signatureEmpty')).toHaveLength(1)
})
