import { delay, HttpResponse } from 'msw'
import * as v from 'valibot'
import { API_CALLS, findCall } from '#api/calls.ts'

/** What a call is answered next, in place of its own answer. */
export type NextAnswer = {
  id: string
  /** A name of `API_CALLS`. */
  call: string
  /** 'dropped': the connection breaks. 'normal': the call's own answer, after the delay. */
  status: number | 'dropped' | 'normal'
  /** A text is sent as it is, anything else as JSON. Default: `{detail}` for an error, nothing for a success. */
  body?: unknown
  /** In milliseconds of real time, at any speed. */
  delay: number
  /** How many calls are answered so, and how many of them are still to come. */
  times: number
  left: number
}

/** What a tester writes; all but `call` may be left out. */
export type NextAnswerInput = Pick<NextAnswer, 'call'> &
  Partial<Pick<NextAnswer, 'status' | 'body' | 'delay' | 'times'>>

const CALL_NAMES = API_CALLS.map(({ name }) => name)
const MAX_DELAY_MS = 600_000
const MAX_TIMES = 1_000
/** Statuses that have no body (Fetch standard). */
const BODILESS = [204, 205, 304]

const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

const InputSchema = v.pipe(
  v.strictObject({
    call: v.picklist(CALL_NAMES),
    status: v.optional(v.union([wholeNumber(200, 599), v.picklist(['dropped', 'normal'])]), 500),
    body: v.optional(v.unknown()),
    delay: v.optional(wholeNumber(0, MAX_DELAY_MS), 0),
    times: v.optional(wholeNumber(1, MAX_TIMES), 1),
  }),
  v.forward(
    v.partialCheck(
      [['status'], ['body']],
      ({ status, body }) =>
        body === undefined || (typeof status === 'number' && !BODILESS.includes(status)),
      'has no body',
    ),
    ['body'],
  ),
)

/** What each field takes, for the tester who wrote something else. */
const POSSIBLE: Readonly<Record<string, string>> = {
  call: `one of ${CALL_NAMES.join(', ')}`,
  status:
    'a number from 200 to 599, "dropped" (the connection breaks) or "normal" (the call’s own answer, after the delay)',
  body: `JSON or a text; none with the status ${BODILESS.join(', ')}, "dropped" or "normal"`,
  delay: `whole milliseconds from 0 to ${MAX_DELAY_MS}`,
  times: `a whole number from 1 to ${MAX_TIMES}`,
}

function describeProblem({ path }: v.InferIssue<typeof InputSchema>): string {
  const { key: name, value } = path?.[0] ?? {}
  if (typeof name !== 'string') return `Send an object with ${Object.keys(POSSIBLE).join(', ')}`
  const possible = POSSIBLE[name]
  if (possible === undefined)
    return `There is no field ${name}. Possible: ${Object.keys(POSSIBLE).join(', ')}`
  const problem =
    value === undefined ? `${name} is missing` : `${name} cannot be ${JSON.stringify(value)}`
  return `${problem}. Possible: ${possible}`
}

/** A refused input; the message names each wrong field and what it takes. */
export class NextAnswerProblem extends Error {}

/** @throws NextAnswerProblem */
export function parseNextAnswer(input: unknown, id: string): NextAnswer {
  const { success, output, issues } = v.safeParse(InputSchema, input)
  if (!success) throw new NextAnswerProblem(issues.map(describeProblem).join('\n'))
  return { id, ...output, left: output.times }
}

function toResponse(status: number, body: unknown): Response {
  if (typeof body === 'string') {
    const type = body.trimStart().startsWith('<') ? 'text/html' : 'text/plain'
    return new Response(body, { status, headers: { 'Content-Type': `${type}; charset=utf-8` } })
  }
  if (body !== undefined) return Response.json(body, { status })
  return status < 400
    ? new Response(null, { status })
    : HttpResponse.json({ detail: `Answered ${status}, as scripted` }, { status })
}

function take(answers: NextAnswer[], request: Request): NextAnswer | undefined {
  if (answers.length === 0) return undefined
  const name = findCall(request.method, new URL(request.url).pathname)?.name
  const answer = answers.find(({ call }) => call === name)
  if (answer === undefined) return undefined
  answer.left -= 1
  if (answer.left === 0) answers.splice(answers.indexOf(answer), 1)
  return answer
}

/** The scripted answer to this request, which counts one down; undefined if the call has to answer itself. */
export async function answerNext(
  answers: NextAnswer[],
  request: Request,
): Promise<Response | undefined> {
  const answer = take(answers, request)
  if (answer === undefined) return undefined
  if (answer.status !== 'normal') await request.arrayBuffer() // a backend answers what it has received
  await delay(answer.delay)
  switch (answer.status) {
    case 'normal':
      return undefined
    case 'dropped':
      return HttpResponse.error()
    default:
      return toResponse(answer.status, answer.body)
  }
}
