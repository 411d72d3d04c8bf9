import { PDFDocument } from 'pdf-lib'
import { describe, expect } from 'vitest'
import * as XLSX from 'xlsx'
import { REVIEW_ITEMS } from '#features/kyc/dav/case.ts'
import { REVIEWED_FIELDS } from '#tests/sandbox/dav/case.ts'
import { ALREADY_ASSIGNED, ALREADY_UPDATED } from '#tests/sandbox/magic/addressVerification.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { login, logout } from '../http.ts'
import {
  bytes,
  DAV,
  decide,
  form,
  inState,
  KABIR,
  move,
  ROHAN,
  responseText,
  submit,
  verdict,
} from './steps.ts'

test.beforeEach(async () => {
  await login(KABIR)
})
const SUCCESS = { status: 200, body: { status: 'SUCCESS', message: 'Case updated' } }
const refused = (detail: string) => ({ status: 400, body: { detail } })

test('the sandbox requires a decision on the items that the product reviews', () => {
  expect(REVIEWED_FIELDS).toEqual(expect.arrayContaining([...REVIEW_ITEMS]))
  expect(REVIEWED_FIELDS).toHaveLength(REVIEW_ITEMS.length)
})

test('a review from Start QC to Pass, and its report', async () => {
  const one = inState('PENDING_QC')
  expect(await decide(one)).toEqual(refused(ALREADY_UPDATED))
  expect(await move(one, 'ASSIGNED')).toEqual(SUCCESS)
  expect(one).toMatchObject({ overallStatus: 'ASSIGNED', assignee: KABIR })
  expect(await move(one, 'ASSIGNED')).toEqual(refused(ALREADY_ASSIGNED)) // also to its own holder (L56)
  expect(await decide(one, { qcComments: 'Fits' })).toEqual(SUCCESS)
  expect(one).toMatchObject({ overallStatus: 'APPROVED', assignee: '', qcComments: 'Fits' })
  expect(await decide(one)).toEqual(refused(ALREADY_UPDATED))
  const report = await bytes('POST', `${DAV}/case/download-report?caseId=${one.caseId}`)
  expect((await PDFDocument.load(report.bytes)).getPageCount()).toBe(1)
})

test('two reviewers on one case: the second is told, Assign takes it over, the first is told then', async () => {
  const one = inState('PENDING_QC')
  await move(one, 'ASSIGNED')
  await login(ROHAN)
  expect(await move(one, 'ASSIGNED')).toEqual(refused(ALREADY_ASSIGNED))
  expect(await move(one, 'PENDING_QC')).toEqual(refused(ALREADY_ASSIGNED))
  expect(await move(one, 'PENDING_QC', true)).toEqual(SUCCESS)
  expect(await move(one, 'ASSIGNED')).toEqual(SUCCESS)
  await logout(KABIR) // one session a user
  await login(KABIR)
  expect(await decide(one)).toEqual(refused(ALREADY_ASSIGNED))
})

test('leaving releases; a released case has nobody to release', async () => {
  const one = inState('PENDING_QC')
  await move(one, 'ASSIGNED')
  expect(await move(one, 'PENDING_QC')).toEqual(SUCCESS)
  expect(one).toMatchObject({ overallStatus: 'PENDING_QC', assignee: '' })
  expect(await move(one, 'PENDING_QC')).toEqual(refused(ALREADY_UPDATED))
})

test('only a decided case is reopened', async () => {
  expect(await move(inState('REJECTED'), 'RE_OPEN_FOR_QC')).toEqual(SUCCESS)
  expect(await move(inState('PENDING_QC'), 'RE_OPEN_FOR_QC')).toEqual(refused(ALREADY_UPDATED))
})

test('Reinitiate asks the candidate for what was not accepted, and for nothing else', async () => {
  const one = inState('PENDING_QC')
  const accepted = one.validationStatusDetails
  await move(one, 'ASSIGNED')
  const details = { respondentName: false, housePhoto: false }
  const change = {
    overallStatus: 'RE_INITIATED',
    qcStatus: 'Reinitiate',
    validationStatusDetails: {
      ...verdict().validationStatusDetails,
      ...details,
    },
  }
  expect(await decide(one, change)).toEqual(SUCCESS)
  expect(one.notifLogs.at(-1)?.stage).toBe('reinitiated')
  expect(one.validationStatusDetails).not.toEqual(accepted)
  expect((await form(one.referenceId)).body).toMatchObject({ data: [{ status: 'OPEN' }] })
  expect((await submit(one)).status).toBe(422) // locked fields were sent
})

describe('a verdict that does not fit', () => {
  test.each([
    ['Pass as REJECTED', { overallStatus: 'REJECTED' }],
    [
      'an override with Fail',
      { qcStatus: 'Fail', overallStatus: 'REJECTED', overrideCoordinates: true },
    ],
    [
      'four turns',
      { rotationCount: { idProof: 4, addressProof: 0, selfie: 0, sign: 0, housePhoto: 0 } },
    ],
    ['a map that is no PNG', { gpsImage: 'data:image/png;base64,AAAA' }],
    ['twelve decisions', { validationStatusDetails: { sign: true } }],
    ['empty comments', { qcComments: '' }],
    ['coordinates as text', { sourceAddress: { address: 'a', latitude: '12', longitude: '77' } }],
  ] as const)('%s is refused', async (_, change) => {
    const one = inState('PENDING_QC')
    await move(one, 'ASSIGNED')
    expect((await decide(one, change)).status).toBe(422)
    expect(one.overallStatus).toBe('ASSIGNED')
  })
})

test('the MIS workbook has the cases of the range; none is said so', async ({ world }) => {
  const day = (daysAgo: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
      world.now() - daysAgo * 86_400_000,
    )
  const path = '/service/V1/dav/client/mis-generation'
  // Magic days of a month answer otherwise: the first range that begins on none of them.
  const from = [20, 21, 22].map(day).find((text) => !/-1[34]$/.test(text)) ?? ''
  const answer = await bytes('POST', `${path}?start_date=${from}&end_date=${day(0)}`)
  const book = XLSX.read(answer.bytes)
  expect(XLSX.utils.sheet_to_json(book.Sheets.MIS ?? {}).length).toBeGreaterThan(50)
  const none = await bytes('POST', `${path}?start_date=2020-01-01&end_date=2020-02-01`)
  expect([none.status, responseText(none)]).toEqual([
    400,
    { detail: 'No data found for the selected date range.' },
  ])
})
