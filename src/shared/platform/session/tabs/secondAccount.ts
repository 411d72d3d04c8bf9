import { env } from '#shared/platform/config/env.ts'

/** One client code may not add a second account (analyzers §6). */
export function canHaveSecondAccount(clientCode: string | undefined): boolean {
  const single = env().VITE_SINGLE_ACCOUNT_CLIENT_CODE
  return single === '' || clientCode !== single
}
