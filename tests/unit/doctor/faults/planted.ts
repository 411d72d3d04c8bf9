import type { Answer } from '../strictAnswers.ts'
import type { Fault } from '../strictBackend.ts'

/** What the doctor says of a fault: where, and whether it breaks the portal, differs, or is ours to assume. */
export type Planted = Fault & {
  expected: readonly [call: string, path: string, answer: 'breaks' | 'differs' | 'assumed']
}

/** Where faults change JSON. */
type Body = Record<string, unknown> & {
  data: (Record<string, unknown> & { sourceData: Record<string, unknown> })[]
  profile: Record<string, unknown>
  jobs: Record<string, unknown>[]
  jobDetails: Record<string, unknown>[]
  0: Record<string, unknown>
}

export const inJson = (edit: (body: Body) => void) => (answer: Answer) => {
  const body = JSON.parse(String(answer.body)) as Body // what the strict backend sends
  edit(body)
  answer.body = JSON.stringify(body)
}
export const header = (name: string, value: string) => (answer: Answer) => {
  answer.headers[name] = value
}
export const content = (text: string) => (answer: Answer) => {
  answer.body = Buffer.from(text)
}
export const status = (code: number) => (answer: Answer) => {
  answer.status = code
}
export const rows = (change: (data: Body['data']) => unknown) => inJson((body) => change(body.data))
