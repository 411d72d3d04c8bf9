import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { form26asDefinition } from '#features/financial/form26as/definition.ts'
import { payslipDefinition } from '#features/financial/payslip/definition.ts'
import { ID_DEFINITIONS } from '#features/idExtraction/definition.ts'
import type { ResultSource } from '#shared/kits/jobs/definition.ts'
import { fetchResult, readStoredResult } from '#shared/kits/jobs/results/results.ts'
import { env } from '#shared/platform/config/env.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { blobStoreOnDisk } from '#tests/support/stores.ts'
import { lowerCamelForm } from '../../../../features/financial/form26as/builders.ts'
import { grossSalaryForm } from '../../../../features/financial/payslip/builders.ts'
import { aDoneJob } from '../builders.ts'

type Row = {
  name: string
  path: string
  source: ResultSource<unknown>
  body: string
  shown: object
}

/** As servers write it: cents that end in 0, two blanks, a key that comes twice, a sign outside ASCII as its escape. */
const ODD = '"paid":  30.00, "note" : "one", "note":"\\u20b9 two"'

/** Each with a body in the spelling that our own form does not have. */
const ROWS: Row[] = [
  {
    name: 'payslip',
    path: '/service/fintech/V1/payslip/output',
    source: payslipDefinition,
    body: `{ "data": [${JSON.stringify(grossSalaryForm())}], ${ODD} }\n`,
    shown: [{ employer: 'Sahyadri Precision Components Pvt Ltd' }],
  },
  {
    name: 'Form 26AS',
    path: env().VITE_FORM26_OUTPUT_PATH,
    source: form26asDefinition,
    body: `[{${ODD}, ${JSON.stringify(lowerCamelForm()).slice(1)}]`,
    shown: [{ assessee: 'ANANYA DESHPANDE' }],
  },
  {
    name: 'ID extraction',
    path: '/service/fintech/V1/id-extraction/output',
    source: ID_DEFINITIONS.pancard,
    body: `{"page_1": {}, "page_0": {"docType": "PAN", "docId": "ABCPD1234K", ${ODD}}}`,
    shown: { service: 'pancard', documents: [{ docType: 'PAN' }] },
  },
]

describe.each(ROWS)('$name', ({ path, source, body, shown }) => {
  const answerWith = (text: string) =>
    apiServer.use(
      http.get(
        ORIGIN + path,
        () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }),
      ),
    )
  const { signal } = new AbortController()
  const job = aDoneJob({ id: path })

  test('stores the bytes unchanged, and opens the result from them', async () => {
    answerWith(body)
    const fetched = await fetchResult(blobStoreOnDisk, source, job, signal)
    const stored = await readStoredResult(blobStoreOnDisk, job.id)
    expect(await stored?.body?.text()).toBe(body)
    expect(fetched?.result).toMatchObject(shown)
    expect(await fetched?.answer.body?.text()).toBe(body)
    apiServer.resetHandlers() // whatever is asked for again fails
    const again = await fetchResult(blobStoreOnDisk, source, job, signal)
    expect(again?.result).toEqual(fetched?.result)
    expect(await again?.answer.body?.text()).toBe(body)
  })

  test('an invalid response ends the poll as a contract error', async () => {
    answerWith('{ "documents": "not a list" }')
    const answer = await source.poll({ transactionId: 'tx-1', options: {}, signal })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'contract' } })
  })

  test('an HTML page of a proxy is an answer that does not fit, too', async () => {
    answerWith('<html></html>')
    const answer = await source.poll({ transactionId: 'tx-1', options: {}, signal })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'contract' } })
  })
})
