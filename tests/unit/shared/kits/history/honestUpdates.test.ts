import { expect, it } from 'vitest'
import type { Finding } from '#shared/kits/history/finding.ts'
import { examineBytes, worstOf } from './examineFixtures.ts'
import { onePage, pageObject, pdfVersions, streamOf, type Objects } from './pdfVersions.ts'

const show = (text: string, x: number, y: number, font = 'F') =>
  `BT /${font} 10 Tf ${x} ${y} Td (${text}) Tj ET\n`
const PICTURE = 'q 120 0 0 90 60 500 cm /P Do Q\n'
const content = (amount: string, font?: string) =>
  `${show('Net pay', 60, 700, font)}${show(amount, 300, 700, font)}${show('Bengaluru', 60, 680, font)}${PICTURE}`
const PAYSLIP = onePage(content('12,500.00'))

async function findingsOf(...updates: Objects[]): Promise<readonly Finding[]> {
  const history = await examineBytes(pdfVersions(PAYSLIP, ...updates))
  if (history.kind !== 'read') throw new Error('not read')
  return history.findings
}

it.each([
  ['turned', pageObject('/Rotate 90')],
  ['turned upside down', pageObject('/Rotate 180')],
  ['cropped, through its picture', pageObject('/CropBox[100 550 500 800]')],
  ['turned and cropped', pageObject('/Rotate 270/CropBox[50 450 500 800]')],
  ['put on larger paper', pageObject('', '-100 -100 800 1000')],
])('finds nothing to look at where a page was %s', async (_, page) => {
  expect(worstOf(await examineBytes(pdfVersions(PAYSLIP, { 3: page })))).toBeNull()
  expect(await findingsOf({ 3: page })).toContainEqual(
    expect.objectContaining({ rule: 'addedAfter', facts: ['turned or cropped pages'] }),
  )
})

it('says nothing of a page whose view is only written out', async () => {
  const page = pageObject('/Rotate 0/CropBox[0 0 595 842]')
  expect((await findingsOf({ 3: page })).map(({ rule }) => rule)).not.toContain('addedAfter')
})

it('names a changed word once, although some of its letters only look different', async () => {
  const update = { 4: streamOf(content('92,500.00', 'G').replace('/G 10', '/G 9.3')) }
  const places = (await findingsOf(update)).flatMap(({ rule, evidence }) =>
    rule.endsWith('Changed') ? evidence.map(({ nowPlace }) => JSON.stringify(nowPlace)) : [],
  )
  expect(places.length).toBeGreaterThan(1)
  expect(places).toHaveLength(new Set(places).size)
})

it('finds an amount that was changed on a page that was turned, at its place on either', async () => {
  const update = { 3: pageObject('/Rotate 90'), 4: streamOf(content('92,500.00')) }
  const [finding] = await findingsOf(update)
  expect(finding).toMatchObject({
    rule: 'wordsChanged',
    evidence: [{ label: 'Net pay', before: '12,500.00', now: '92,500.00' }],
  })
  const [{ beforePlace, nowPlace } = { beforePlace: null, nowPlace: null }] =
    finding?.evidence ?? []
  expect(beforePlace?.left).toBeCloseTo(300 / 595, 2)
  expect(beforePlace?.top).toBeCloseTo((842 - 707) / 842, 2)
  // By 90° clockwise the bottom of the page becomes its left.
  expect(nowPlace?.left).toBeCloseTo(698 / 842, 2)
  expect(nowPlace?.top).toBeCloseTo(300 / 595, 2)
})

it('finds an amount that a larger paper brings with it', async () => {
  const update = {
    3: pageObject('', '0 0 595 900'),
    4: streamOf(content('12,500.00') + show('99,000.00', 300, 860)),
  }
  expect((await findingsOf(update)).map(({ rule }) => rule)).toContain('wordsAdded')
})

const mark = (kind: string, [left, bottom, right, top]: readonly number[]): Objects => ({
  1: '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[8 0 R]>>>>',
  3: pageObject('/Annots[8 0 R]'),
  8: `<</Type/Annot${kind}/F 4/Rect[${left} ${bottom} ${right} ${top}]/AP<</N 9 0 R>>>>`,
  9: streamOf(
    'q 100 0 0 40 0 0 cm /P Do Q',
    '/Type/XObject/Subtype/Form/BBox[0 0 100 40]/Resources<</XObject<</P 6 0 R>>>>',
  ),
})

const SIGNATURE = '/Subtype/Widget/FT/Sig/T(Signature)'

it.each([
  ['signature', SIGNATURE],
  ['icon of a comment', '/Subtype/Text'],
])('calls text below the %s covered, not removed', async (_, kind) => {
  const findings = await findingsOf(mark(kind, [50, 670, 150, 710]))
  expect(findings.map(({ rule }) => rule)).toContain('coveredText')
  expect(findings.map(({ rule }) => rule)).not.toContain('wordsChanged')
})

it('does not call the picture of a signature one that was added to the page', async () => {
  const update = mark(SIGNATURE, [400, 100, 500, 140])
  expect(worstOf(await examineBytes(pdfVersions(PAYSLIP, update)))).toBeNull()
})

it('finds a signature that covers the page', async () => {
  const update = mark(SIGNATURE, [20, 20, 575, 820])
  expect((await findingsOf(update)).map(({ rule }) => rule)).toContain('wordsChanged')
})

it('does not call words changed that another font moved a little', async () => {
  const rules = (await findingsOf({ 4: streamOf(content('12,500.00', 'G')) })).map(
    ({ rule }) => rule,
  )
  expect(rules).toContain('outlinesChanged')
  expect(rules).not.toContain('wordsChanged')
})

/** CPU time in ms, which other processes do not change: the least of two. Each line has 200 equal letters. */
async function timeOfMovedLines(count: number): Promise<number> {
  const page = (left: number) =>
    Array.from({ length: count }, (_, row) => show('e'.repeat(200), left, 20 + row * 8)).join('')
  const file = pdfVersions(onePage(page(10)), { 4: streamOf(page(12.7)) })
  const times: number[] = []
  for (let round = 0; round < 2; round += 1) {
    const start = process.cpuUsage()
    expect(worstOf(await examineBytes(file))).not.toBe('changed')
    times.push(process.cpuUsage(start).user / 1000)
  }
  return Math.min(...times)
}

it('compares four times the equal letters of a page in about four times the time', async () => {
  const [small, large] = [await timeOfMovedLines(25), await timeOfMovedLines(100)]
  // Sixteen times would be quadratic.
  expect(large / small).toBeLessThan(8)
})
