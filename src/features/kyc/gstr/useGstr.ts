import { useReducer, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isGstin } from '#shared/kits/facts/gstin.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { callInSession, type SessionCallResult } from '#shared/platform/session/callInSession.ts'
import { confirmRepeat, recordArrival } from '#shared/platform/session/confirmRepeat.ts'
import { isDialogName } from '#shared/platform/store/dialogNames.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { Taxpayer } from './contract.ts'
import { authenticateOtp, downloadDocuments, requestOtp } from './endpoints.ts'
import { failureContext, requestOf, type GstrCall } from './failureContext.ts'
import { INITIAL_STATE, gstrReducer } from './gstrReducer.ts'

/** Without the code that reads a ZIP, the user sees what is in it. */
async function hasNoFiles(zip: Blob): Promise<boolean> {
  const code = await loadChunk(() => import('./download/isEmptyZip.ts')).catch(() => null)
  return zip.size === 0 || (code !== null && (await code.isEmptyZip(zip)))
}

function useAbortScope(): { signal: () => AbortSignal; abort: () => void } {
  const calls = useRef(new AbortController())
  useEffect(() => {
    calls.current = new AbortController()
    return () => calls.current.abort()
  }, [])
  return {
    signal: () => calls.current.signal,
    abort: () => {
      calls.current.abort()
      calls.current = new AbortController()
    },
  }
}

type FailedCall = Extract<SessionCallResult<unknown, string>, { ok: false }>

const callQuietly = <Args, Value, Outcome extends string>(
  endpoint: Endpoint<Args, Value, Outcome>,
  args: Args,
  signal: AbortSignal,
) => callInSession(endpoint, args, { quiet: true, signal })

/** Calls that are no longer needed are aborted. `focusFields` is called after a failure has cleared the fields. */
export function useGstr(focusFields: () => void) {
  const dispatch = useAppDispatch()
  const [state, dispatchGstr] = useReducer(gstrReducer, INITIAL_STATE)
  const { signal, abort } = useAbortScope()

  function clear() {
    abort()
    // Before the dialog opens, so that it can return the focus to the fields.
    flushSync(() => dispatchGstr({ kind: 'cleared' }))
    focusFields()
  }

  function fail(callName: GstrCall, { outcome, error }: FailedCall) {
    if (outcome === null) return
    clear()
    if (outcome !== 'notAuthenticated' && isDialogName(outcome))
      dispatch(showDialog(outcome, failureContext(callName, outcome, error)))
  }

  async function proceed(): Promise<void> {
    if (state.kind !== 'details' || state.isRequestingOtp) return
    const taxpayer = { gstin: state.taxpayer.gstin, username: state.taxpayer.username.trim() }
    if (!isGstin(taxpayer.gstin)) return dispatch(showDialog('invalidGstNumber'))
    const repeatable = requestOf(taxpayer)
    if (!(await dispatch(confirmRepeat(repeatable)))) return
    dispatchGstr({ kind: 'taxpayerChanged', taxpayer })
    dispatchGstr({ kind: 'otpRequested' })
    const result = await dispatch(callQuietly(requestOtp, taxpayer, signal()))
    dispatch(recordArrival(repeatable, result))
    if (result.ok) dispatchGstr({ kind: 'otpSent', taxpayerId: result.value })
    else fail('requestOtp', result)
  }

  async function verify(otp: string): Promise<void> {
    if (state.kind !== 'otp' || state.isVerifying) return
    dispatchGstr({ kind: 'otpSubmitted' })
    const { taxpayer, taxpayerId } = state
    const result = await dispatch(
      callQuietly(authenticateOtp, { ...taxpayer, taxpayerId, otp }, signal()),
    )
    if (result.ok) dispatchGstr({ kind: 'otpVerified', verifiedAt: Date.now() })
    else if (result.outcome === 'wrongOtp') dispatchGstr({ kind: 'otpRejected' })
    else fail('authenticateOtp', result)
  }

  async function documents(): Promise<Blob | null> {
    if (state.kind !== 'verified' || state.documents.kind === 'fetching') return null
    if (state.documents.kind === 'ready') return state.documents.zip
    dispatchGstr({ kind: 'documentsRequested' })
    const { taxpayer, taxpayerId } = state
    const result = await dispatch(
      callQuietly(downloadDocuments, { gstin: taxpayer.gstin, taxpayerId }, signal()),
    )
    if (!result.ok) {
      fail('downloadDocuments', result)
      return null
    }
    const zip = result.value
    dispatchGstr({ kind: 'documentsReceived', zip, isEmpty: await hasNoFiles(zip) })
    return zip
  }

  return {
    state,
    clear,
    proceed,
    verify,
    changeTaxpayer: (taxpayer: Taxpayer) => dispatchGstr({ kind: 'taxpayerChanged', taxpayer }),
    cancel: () => {
      abort()
      dispatchGstr({ kind: 'cancelled' })
    },
    fetchZip: async () => void (await documents()),
    saveZip: async () => {
      const zip = await documents()
      if (zip !== null && state.kind === 'verified')
        downloadBlob(zip, `${state.taxpayer.gstin}.zip`)
    },
  }
}
