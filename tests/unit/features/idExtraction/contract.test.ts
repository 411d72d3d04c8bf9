import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { IdOutputSchema, type IdOutput } from '#features/idExtraction/contract.ts'
import { toIdUploadBody } from '#features/idExtraction/endpoints.ts'

const CARD = { doc_type: 'PAN', doc_id: 'ABCPD1234K', dob: '12/06/1991', name: 'Ananya' }
const OTHER = { doc_type: 'AADHAAR', doc_id: '234567890124', address: ['1 Street,', 'Pune'] }

const read = (body: unknown) => {
  const parsed = safeParse(IdOutputSchema, body)
  return parsed.success ? parsed.output : null
}
const json = (output: IdOutput | null) =>
  output?.kind === 'result'
    ? output.documents.map(({ fields }) =>
        Object.fromEntries(fields.map(({ key, value }) => [key, value])),
      )
    : output

describe('result', () => {
  it.each([
    ['a list with a document', [CARD], [CARD]],
    ['a document alone', CARD, [CARD]],
    ['a list of two', [CARD, OTHER], [CARD, OTHER]],
    ['an object of pages', { page_0: CARD, page_1: OTHER }, [CARD, OTHER]],
    ['a list with an object of pages', [{ page_0: CARD, page_1: OTHER }], [CARD, OTHER]],
    ['pages out of order', { page_10: OTHER, page_2: CARD }, [CARD, OTHER]],
    ['pages that hold lists', { page_0: [CARD], page_1: [OTHER] }, [CARD, OTHER]],
    ['a page without a document', { page_0: CARD, page_1: {}, page_2: null }, [CARD]],
    ['under data (D26)', { status: 'Success', data: [CARD] }, [CARD]],
    ['with a status', { page_0: CARD, status: 'Success' }, [CARD]],
    [
      'a document with its own status',
      { ...CARD, status: 'Active' },
      [{ ...CARD, status: 'Active' }],
    ],
  ])('%s', (_, body, documents) => {
    expect(json(read(body))).toEqual(documents)
  })

  it.each([
    ['docType', { docType: 'PAN', docId: 'ABCPD1234K', DOB: '1', Address: 'x', Name: 'y' }],
    ['doc_type', { doc_type: 'PAN', doc_id: 'ABCPD1234K', dob: '1', address: 'x', Name: 'y' }],
    [
      'both',
      { docType: 'PAN', docId: 'ABCPD1234K', dob: '1', Address: 'x', Name: 'y', doc_type: 'PAN' },
    ],
  ])('renames the known keys and keeps the others: %s', (_, sent) => {
    expect(json(read([sent]))).toEqual([
      { doc_type: 'PAN', doc_id: 'ABCPD1234K', dob: '1', address: 'x', Name: 'y' },
    ])
  })

  it.each([
    ['nothing', null],
    ['an empty list', []],
    ['an empty object', {}],
    ['pages without documents', { page_0: {}, page_1: null }],
    ['texts', ['PAN']],
    ['a number', 7],
    ['an object of something else', { documents: 'not a list' }],
    ['a document without type and number', [{ name: 'Ananya' }]],
  ])('rejects %s', (_, body) => {
    expect(read(body)).toBeNull()
  })
})

describe('status', () => {
  it.each([
    [{ status: 'In Progress', message: 'Reading' }, { kind: 'running' }],
    [
      { message: 'Reading', status: 'In Progress', percentage: 40, time_left: 5 },
      { kind: 'running', percentage: 40, secondsLeft: 5 },
    ],
    [{ status: 'In Progress', percentage: null, timeLeft: null }, { kind: 'running' }],
    [{ status: 'Failed', message: 'No' }, { kind: 'failed' }],
    [{ status: 'Failed' }, { kind: 'failed' }],
    [{ message: 'Document is not clear' }, { kind: 'failed' }],
    [{ message: 'Waiting', status: 'Rejected' }, { kind: 'failed' }],
  ])('%j', (body, output) => {
    expect(read(body)).toEqual(output)
  })
})

it('sends the file unchanged in the part files', async () => {
  const file = new File(['card'], 'my card.png', { type: 'image/png' })
  const body = toIdUploadBody([file])
  expect([...body.keys()]).toEqual(['files'])
  const sent = body.get('files')
  expect(sent).toMatchObject({ name: 'my card.png', size: 4 })
  expect(await (sent as File).text()).toBe('card')
})
