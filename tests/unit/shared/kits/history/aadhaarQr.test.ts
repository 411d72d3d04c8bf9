import { expect, it } from 'vitest'
import { aadhaarFindings } from '#shared/kits/history/qr/aadhaarFindings.ts'
import { readAadhaarQr } from '#shared/kits/history/qr/aadhaarQr.ts'
import { describeEvidence } from '#shared/kits/history/summary.ts'
import { AADHAAR_ROOTS, examineBytes, readFixture } from './examineFixtures.ts'

const rulesOf = async (name: string) => {
  const history = await examineBytes(readFixture(`tests/fixtures/history/${name}`), {
    roots: AADHAAR_ROOTS,
  })
  return history.kind === 'read' ? history.findings.filter(({ rule }) => rule.startsWith('qr')) : []
}

it.each([
  ['aadhaar-1.pdf', ['qrSigned']],
  ['aadhaar-old-1.pdf', ['qrSigned']],
  ['aadhaar-card-1.png', ['qrSigned']],
  ['aadhaar-other-key-1.pdf', ['qrUnchecked']],
  ['aadhaar-code-1.pdf', ['qrChanged']],
  ['aadhaar-printed-1.pdf', ['qrDiffers', 'qrSigned']],
])('reads the code of %s', async (name, rules) => {
  expect((await rulesOf(name)).map(({ rule }) => rule)).toEqual(rules)
})

it('names the printed and the signed value', async () => {
  const [differs] = await rulesOf('aadhaar-printed-1.pdf')
  const [evidence] = differs?.evidence ?? []
  expect(differs && evidence && describeEvidence(differs, evidence)).toBe(
    'Date of birth: 04/03/1981 is printed, 04-03-1991 is in the code',
  )
})

it.each([
  ['a short number', '123456'],
  ['a long number that is not packed', '9'.repeat(3000)],
  ['a number of too many digits', '9'.repeat(8000)],
  ['an address', 'https://uidai.example'],
])('takes %s for another code', async (_, text) => {
  expect(await readAadhaarQr(text)).toBeNull()
  expect(await aadhaarFindings([text], { page: 1, text: '' })).toEqual([])
})
