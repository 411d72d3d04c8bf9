import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { form26asDefinition } from '#features/financial/form26as/definition.ts'
import { payslipDefinition } from '#features/financial/payslip/definition.ts'
import { ID_DEFINITIONS } from '#features/idExtraction/definition.ts'
import { env } from '#shared/config/env.ts'
import type { ResultSource } from '#shared/jobs/definition.ts'
import { fetchResult, readResult } from '#shared/jobs/results.ts'
import { ORIGIN, test, wire } from '#tests/support/wireTest.ts'
import { vaultOnDisk } from '#tests/support/stores.ts'
import { lowerCamelForm } from '../form26as/builders.ts'
import { grossSalaryForm } from '../payslip/builders.ts'
import { aDoneJob } from './builders.ts'

type Row = {
  name: string
  path: string
  source: ResultSource<unknown>
  body: object
  shown: object
}

/** Each with a body in the spelling that our own form does not have. */
const ROWS: Row[] = [
  {
    name: 'payslip',
    path: '/service/fintech/V1/payslip/output',
    source: payslipDefinition,
    body: { data: [{ ...grossSalaryForm(), Remarks: { Read_by: 'v7' } }] },
    shown: [{ employer: 'Sahyadri Precision Components Pvt Ltd' }],
  },
  {
    name: 'Form 26AS',
    path: env().VITE_FORM26_OUTPUT_PATH,
    source: form26asDefinition,
    body: [{ ...lowerCamelForm(), remarks_of_reader: null }],
    shown: [{ assessee: 'ANANYA DESHPANDE' }],
  },
  {
    name: 'ID extraction',
    path: '/service/fintech/V1/id-extraction/output',
    source: ID_DEFINITIONS.pancard,
    body: { page_1: {}, page_0: { docType: 'PAN', docId: 'ABCPD1234K', Name: 'Ananya' } },
    shown: { service: 'pancard', documents: [{ docType: 'PAN' }] },
  },
]

describe.each(ROWS)('$name', ({ path, source, body, shown }) => {
  const answerWith = (answer: object) =>
    wire.use(http.get(ORIGIN + path, () => HttpResponse.json(answer)))
  const { signal } = new AbortController()
  const job = aDoneJob({ id: path })

  test('keeps the answer as it came, and opens it from there', async () => {
    answerWith(body)
    const fetched = await fetchResult(vaultOnDisk, source, job, signal)
    const kept = await readResult(vaultOnDisk, job.id)
    expect(JSON.stringify(kept?.data)).toBe(JSON.stringify(body))
    expect(fetched?.result).toMatchObject(shown)
    expect(fetched?.answer).toEqual(body)
    wire.resetHandlers() // whatever is asked for again fails
    expect(await fetchResult(vaultOnDisk, source, job, signal)).toEqual(fetched)
  })

  test('an answer that does not fit ends the poll as a contract error', async () => {
    answerWith({ documents: 'not a list' })
    const answer = await source.poll({ transactionId: 'tx-1', options: {}, signal })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'contract' } })
  })
})
