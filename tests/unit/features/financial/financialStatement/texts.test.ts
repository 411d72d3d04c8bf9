import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  countryOfSample,
  STATEMENT_SAMPLES,
} from '#features/financial/financialStatement/definition.ts'
import {
  uploadHeading,
  PROCESSING_MODULES,
  progressText,
} from '#features/financial/financialStatement/texts.ts'
import { readPdf } from '#tests/sandbox/readPdf.ts'

const START = 'Start getting your insights by uploading your financial statement'
const TRIAL = 'Enjoy your 14-day free trial by uploading your financial statement'
const UPGRADE = 'Upgrade your subscription to enjoy the wonderful insights'

it.each([
  ['paid', { isTrial: false, filesLeft: 0 }, START],
  ['paid, number of files unknown', { isTrial: false, filesLeft: null }, START],
  ['trial', { isTrial: true, filesLeft: 3 }, TRIAL],
  ['trial, number of files unknown', { isTrial: true, filesLeft: null }, TRIAL],
  ['trial without remaining files', { isTrial: true, filesLeft: 0 }, UPGRADE],
])('heading: %s', (_name, subscription, heading) => {
  expect(uploadHeading(subscription)).toBe(heading)
})

it('lists the five modules in order', () => {
  expect(PROCESSING_MODULES.map(({ label }) => label)).toEqual([
    'Sorting and Classifying Data',
    'Text Extraction',
    'Standardization',
    'Computation',
    'Output Generation',
  ])
})

it.each([
  [0, 24, 'Finding the statements and sorting their pages.'],
  [25, 25, 'The pages are sorted.'],
  [26, 49, 'Reading the text and figures of each page.'],
  [50, 50, 'Every page is read.'],
  [51, 74, 'Standardizing the line items.'],
  [75, 75, 'The statements are standardized.'],
  [76, 89, 'Computing totals, ratios and CAM terms.'],
  [90, 90, 'All figures are computed.'],
  [91, 99, 'Writing the workbook.'],
  [100, 100, 'The workbook is ready.'],
])('from %i to %i: %s', (from, to, expected) => {
  expect([progressText(from), progressText(to)]).toEqual([expected, expected])
})

it.each(STATEMENT_SAMPLES)('$name exists with the listed size', async ({ url, size, pages }) => {
  const path = `public${url}`
  expect(statSync(path).size).toBe(size)
  const { readFile } = await import('node:fs/promises')
  const pdf = await readPdf(await readFile(path))
  expect(pdf.kind === 'ok' && pdf.pages.length).toBe(pages)
})

it.each([
  ['US_Retailer.pdf', true, 'US'],
  ['US_Retailer.pdf', false, 'IN'],
  ['Indian_Manufacturer.pdf', true, 'IN'],
] as const)('%s, with the sample %s, preselects %s', (name, sample, country) => {
  expect(countryOfSample({ name, sample })).toBe(country)
})
