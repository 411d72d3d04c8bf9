import { UPLOAD_LIMITS } from '#shared/config/limits.ts'
import { env } from '#shared/config/env.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { isComplete, type Work } from '../state/intake.ts'

/** Whether 'Add Bank Account' shows, and why it cannot be pressed. */
type MayAdd = { shows: boolean; why: string | null }

/** One client code may not add a second account (analyzers §6). */
export function useMayAddAccount({ accounts }: Work): MayAdd {
  const code = useAppSelector(selectUser)?.clientCode
  const single = env().VITE_SINGLE_ACCOUNT_CLIENT_CODE
  const [one, two] = accounts
  if (two !== undefined || (single !== '' && code === single)) return { shows: false, why: null }
  return { shows: true, why: whyNot(one.entries.length, isComplete(one)) }
}

function whyNot(files: number, isReady: boolean): string | null {
  const { maxFiles } = UPLOAD_LIMITS.bankStatement
  if (!isReady) return 'Once the files above are ready.'
  return files >= maxFiles ? `All ${maxFiles} files are used by account 1.` : null
}
