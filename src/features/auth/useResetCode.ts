import { useEffect, useState } from 'react'
import { run } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { fitsHeader } from '#shared/api/headerText.ts'
import { verifyResetCode } from './passwordEndpoints.ts'

/** 'unknown': the check did not get its answer, and may be tried again. */
export type ResetCodeState = 'checking' | 'valid' | 'expired' | 'unknown'

type Checked = { key: string; state: ResetCodeState }

/** Asks whether a reset link still holds; each new `attempt` asks again. A failure has shown its dialog. */
export function useResetCode(code: string, attempt: number) {
  const dispatch = useAppDispatch()
  const [checked, setChecked] = useState<Checked | null>(null)
  const key = `${attempt} ${code}`

  useEffect(() => {
    const controller = new AbortController()
    const check = async () => {
      // The call carries it in a header: the server never gave out one that fits into none.
      if (!fitsHeader(code)) {
        dispatch(raise('resetPasswordExpiry'))
        setChecked({ key, state: 'expired' })
        return
      }
      const result = await dispatch(run(verifyResetCode, { code }, { signal: controller.signal }))
      if (controller.signal.aborted) return
      const failed = !result.ok && result.outcome === 'resetPasswordExpiry' ? 'expired' : 'unknown'
      setChecked({ key, state: result.ok ? 'valid' : failed })
    }
    void check()
    return () => controller.abort()
  }, [dispatch, code, key])

  const state = checked?.key === key ? checked.state : 'checking'
  return { state, expire: () => setChecked({ key, state: 'expired' }) }
}
