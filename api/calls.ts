import type { ApiCall } from './call.ts'
import { ACCOUNT_CALLS } from './calls/account.ts'
import { ADDRESS_CALLS } from './calls/addressVerification.ts'
import { ADMINISTRATION_CALLS } from './calls/administration.ts'
import { DOCUMENT_CALLS } from './calls/documents.ts'
import { STATEMENT_CALLS } from './calls/statements.ts'
import { VERIFICATION_CALLS } from './calls/verification.ts'

/** Every call of the backend that the portal makes, described strictly (decisions L79). */
export const API_CALLS: readonly ApiCall[] = [
  ...ACCOUNT_CALLS,
  ...ADMINISTRATION_CALLS,
  ...DOCUMENT_CALLS,
  ...STATEMENT_CALLS,
  ...ADDRESS_CALLS,
  ...VERIFICATION_CALLS,
]

const escaped = (path: string) => path.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
const patternOf = (path: string) => new RegExp(`^${escaped(path).replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const PATTERNS = new Map(API_CALLS.map((call) => [call, patternOf(call.path)]))

/** The description of this call; one with a fixed path before one with `{id}`. */
export function findCall(method: string, path: string): ApiCall | undefined {
  const found = API_CALLS.filter(
    (call) => call.method === method && PATTERNS.get(call)?.test(path) === true,
  )
  return found.find((call) => call.path === path) ?? found[0]
}

/** @throws Error for a name that no call has */
export function callNamed(name: string): ApiCall {
  const call = API_CALLS.find((each) => each.name === name)
  if (call === undefined) throw new Error(`There is no call ${name}`)
  return call
}
