import { http, HttpResponse } from 'msw'
import * as v from 'valibot'

export const CASES_PATH = '/service/fintech/V1/dav/case/filter'
export const STATUSES = ['QC Ready', 'QC Successful', 'QC Failed'] as const

export type Case = {
  caseId: string
  name: string
  phoneNumber: string
  address: string
  status: (typeof STATUSES)[number]
  emailDone: boolean
  startedOn: string
}

const NAMES = ['Rohit Kulkarni', 'Fathima Beevi', 'Harpreet Singh Gill', 'Lalitha Rao'] as const

/** Deterministic, distinct cases. */
export function someCases(count: number): readonly Case[] {
  return Array.from({ length: count }, (_, at) => ({
    caseId: `case-${at + 1}`,
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    phoneNumber: String(9_845_000_000 + at),
    address: `Flat ${at + 1}, Shanti Heights, Karve Nagar, Pune 411052`,
    status: STATUSES[at % STATUSES.length] ?? 'QC Ready',
    emailDone: at % 2 === 0,
    startedOn: `2026-11-${String(1 + (at % 28)).padStart(2, '0')}`,
  }))
}

const Values = v.optional(v.array(v.string()))
const AskedSchema = v.strictObject({
  limit: v.literal(50),
  offset: v.pipe(v.number(), v.multipleOf(50)),
  candidateName: v.optional(v.string()),
  phoneNumber: v.optional(v.string()),
  filters: v.strictObject({
    status: Values,
    email: Values,
    startedFrom: Values,
    startedTo: Values,
  }),
  sort: v.nullable(v.strictObject({ column: v.literal('name'), descending: v.boolean() })),
})
type RequestBody = v.InferOutput<typeof AskedSchema>

function matching(
  cases: readonly Case[],
  { candidateName, phoneNumber, filters, sort }: RequestBody,
) {
  const { status, email, startedFrom, startedTo } = filters
  const found = cases.filter(
    (one) =>
      (candidateName === undefined ||
        one.name.toLowerCase().includes(candidateName.toLowerCase())) &&
      (phoneNumber === undefined || one.phoneNumber.includes(phoneNumber)) &&
      (status === undefined || status.includes(one.status)) &&
      (email === undefined || email.includes(one.emailDone ? 'yes' : 'no')) &&
      (startedFrom?.[0] === undefined || one.startedOn >= startedFrom[0]) &&
      (startedTo?.[0] === undefined || one.startedOn <= startedTo[0]),
  )
  if (sort === null) return found
  const sign = sort.descending ? -1 : 1
  return found.toSorted((a, b) => sign * a.name.localeCompare(b.name))
}

/** A server with pages of fifty cases, which refuses requests that the specification does not allow (kyc §7). */
export function mockCaseServer(cases: readonly Case[]) {
  const requests: RequestBody[] = []
  const handler = http.post(`*${CASES_PATH}`, async ({ request }) => {
    const body = v.safeParse(AskedSchema, await request.json())
    if (!body.success)
      return HttpResponse.json({ detail: v.summarize(body.issues) }, { status: 422 })
    requests.push(body.output)
    const found = matching(cases, body.output)
    const { offset, limit } = body.output
    return HttpResponse.json({
      data: found.slice(offset, offset + limit),
      total_count: found.length,
    })
  })
  return { handler, asked: requests }
}
