import type { World } from '../world.ts'
import { NextAnswerProblem, parseNextAnswer, type NextAnswer } from './answers.ts'

/** The path of this API, with the id of one answer to clear. */
export const NEXT_PATH = /\/sandbox\/api\/next(?:\/([^/]+))?$/

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

/** The fields of a form, which are texts; an empty one counts as left out. */
export function fromForm(fields: URLSearchParams): Record<string, unknown> {
  const filled = [...fields].filter(([, value]) => value.trim() !== '')
  return Object.fromEntries(
    filled.map(([name, value]) => [name, name === 'call' ? value : parsed(value)]),
  )
}

/** Adds what a tester wrote behind what is scripted already. @throws NextAnswerProblem */
export function addNextAnswer(world: World, input: unknown): NextAnswer {
  const answer = parseNextAnswer(input, world.nextId('next'))
  world.nextAnswers.push(answer)
  return answer
}

/** Removes one answer, or all without an id. False if there is none with this id. */
export function clearNextAnswers(world: World, id?: string): boolean {
  const remaining = world.nextAnswers.filter((answer) => id !== undefined && answer.id !== id)
  if (id !== undefined && remaining.length === world.nextAnswers.length) return false
  world.nextAnswers.splice(0, Infinity, ...remaining)
  return true
}

async function add(request: Request, world: World): Promise<Response> {
  const text = await request.text()
  const isForm = request.headers.get('content-type')?.includes('form-urlencoded') ?? false
  try {
    const input = isForm ? fromForm(new URLSearchParams(text)) : parsed(text)
    return Response.json(addNextAnswer(world, input), { status: 201 })
  } catch (error) {
    if (error instanceof NextAnswerProblem)
      return Response.json({ detail: error.message }, { status: 400 })
    throw error
  }
}

/** `/sandbox/api/next`: POST scripts an answer, GET lists what is left, DELETE clears all or `/{id}`. */
export async function serveNext(request: Request, world: World): Promise<Response> {
  const id = NEXT_PATH.exec(new URL(request.url).pathname)?.[1]
  if (request.method === 'GET') return Response.json(world.nextAnswers)
  if (request.method === 'POST' && id === undefined) return add(request, world)
  if (request.method !== 'DELETE')
    return Response.json({ detail: `GET, POST or DELETE, not ${request.method}` }, { status: 405 })
  const ids = world.nextAnswers.map((answer) => answer.id)
  return clearNextAnswers(world, id)
    ? Response.json(world.nextAnswers)
    : Response.json(
        { detail: `There is no ${id}. Possible: ${ids.join(', ') || 'none'}` },
        { status: 404 },
      )
}
