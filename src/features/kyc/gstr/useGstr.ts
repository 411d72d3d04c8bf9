import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { run, type RunResult } from '#shared/api/run.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { raise } from '#shared/errors/ask.ts'
import { isErrorName } from '#shared/errors/errorNames.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { Taxpayer } from './contract.ts'
import { authenticateOtp, downloadDocuments, requestOtp } from './endpoints.ts'
import { failureContext, type GstrCall } from './failureContext.ts'
import { isGstin } from './gstin.ts'
import { START, step } from './step.ts'
import { useDroppable } from './useDroppable.ts'

/**
 * The fetch of one taxpayer's data: its state, and what the page does with it. A call that nobody waits for any more
 * (Cancel, the back arrow, another page) is aborted. `focusFields`: a failure clears them, and the next try begins there.
 */
export function useGstr(focusFields: () => void) {
  const dispatch = useAppDispatch()
  const [state, send] = useReducer(step, START)
  const { signal, drop } = useDroppable()

  function clear() {
    drop()
    // The fields are there before anything takes the focus: the dialog of a failure gives it back to them.
    flushSync(() => send({ kind: 'cleared' }))
    focusFields()
  }

  async function ask<Args, Value, Outcome extends string>(
    endpoint: Endpoint<Args, Value, Outcome>,
    args: Args,
  ): Promise<RunResult<Value, Outcome>> {
    return dispatch(run(endpoint, args, { quiet: true, signal: signal() }))
  }

  function fail(call: GstrCall, failed: Extract<RunResult<unknown, string>, { ok: false }>) {
    const { outcome, error } = failed
    if (outcome === null) return
    clear()
    if (outcome !== 'notAuthenticated' && isErrorName(outcome))
      dispatch(raise(outcome, failureContext(call, error)))
  }

  async function proceed(): Promise<void> {
    if (state.kind !== 'details' || state.isAsking) return
    const taxpayer = { gstin: state.taxpayer.gstin, username: state.taxpayer.username.trim() }
    if (!isGstin(taxpayer.gstin)) {
      dispatch(raise('invalidGstNumber'))
      return
    }
    send({ kind: 'typed', taxpayer })
    send({ kind: 'asked' })
    const asked = await ask(requestOtp, taxpayer)
    if (asked.ok) send({ kind: 'otpSent', taxpayerId: asked.value })
    else fail('requestOtp', asked)
  }

  async function verify(otp: string): Promise<void> {
    if (state.kind !== 'otp' || state.isVerifying) return
    send({ kind: 'otpTried' })
    const { taxpayer, taxpayerId } = state
    const shown = await ask(authenticateOtp, { ...taxpayer, taxpayerId, otp })
    if (shown.ok) send({ kind: 'otpRight', at: Date.now() })
    else if (shown.outcome === 'wrongOtp') send({ kind: 'otpWrong' })
    else fail('authenticateOtp', shown)
  }

  /** The ZIP, fetched once; null where it did not come. */
  async function documents(): Promise<Blob | null> {
    if (state.kind !== 'verified' || state.documents.kind === 'fetching') return null
    if (state.documents.kind === 'held') return state.documents.zip
    send({ kind: 'wanted' })
    const { taxpayer, taxpayerId } = state
    const came = await ask(downloadDocuments, { gstin: taxpayer.gstin, taxpayerId })
    if (!came.ok) {
      fail('downloadDocuments', came)
      return null
    }
    send({ kind: 'came', zip: came.value })
    return came.value
  }

  return {
    state,
    clear,
    proceed,
    verify,
    type: (taxpayer: Taxpayer) => send({ kind: 'typed', taxpayer }),
    cancel: () => {
      drop()
      send({ kind: 'cancelled' })
    },
    fetchZip: async () => void (await documents()),
    saveZip: async () => {
      const zip = await documents()
      if (zip !== null && state.kind === 'verified')
        downloadBlob(zip, `${state.taxpayer.gstin}.zip`)
    },
  }
}
