import { fail, isFaultName } from '../fault.ts'
import { magicAt } from '../magic.ts'

/** The answer of a magic code, if the code is one. */
export function codeMagic(code: string): Response | undefined {
  return magicAt('code', code) !== undefined && isFaultName(code) ? fail(code) : undefined
}
