import { run, type RunResult } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { whileBusy } from '#shared/errors/whileBusy.ts'
import { assertNever } from '#shared/lib/assertNever.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { reloadCases } from '../../davApi.ts'
import { moveCase, reopenCase, submitQc } from '../../endpoints.ts'
import { forgetCase, loadCase, prefetchCase } from '../../photos/caseBook.ts'
import type { QcSubmission } from '../../qcSubmission.ts'
import { accessOf, isHeldBy, rivalLine } from './access.ts'
import { giveBack } from './giveBack.ts'
import { reviewMachine, type ReviewAddress } from './reviewMachine.ts'
import type { ReviewEffect, ReviewEvent } from './reviewState.ts'

/** The machine explains the failures itself. */
const QUIET = { quiet: true } as const

/**
 * Moves the review of this tab and carries out what follows. What has to leave before the page does is on its way when this
 * returns its promise, which resolves when all of it is done.
 */
export function send(event: ReviewEvent): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const effects = session.get(reviewMachine).move(event)
    await Promise.all(effects.map((effect) => dispatch(carryOut(effect))))
  }
}

/** Every effect of the machine, in one place. */
function carryOut(effect: ReviewEffect): AppThunk<unknown> {
  switch (effect.kind) {
    case 'reopen':
      return moved(effect.caseId, 'reopened', run(reopenCase, { caseId: effect.caseId }, QUIET))
    case 'free':
      return moved(
        effect.caseId,
        'freed',
        run(moveCase, { caseId: effect.caseId, to: 'PENDING_QC', force: true }, QUIET),
      )
    case 'assign':
      return moved(
        effect.caseId,
        'assigned',
        run(moveCase, { caseId: effect.caseId, to: 'ASSIGNED' }, QUIET),
      )
    case 'giveBack':
      return giveBack(effect.caseId)
    case 'load':
      return loadedAs(effect.caseId)
    case 'askWho':
      return askedWho(effect.caseId)
    case 'prefetch':
      return prefetchCase(effect.caseId)
    case 'forget':
      return forgetCase(effect.caseId)
    case 'openAddress':
      return inAddress((address) => address.open(effect.caseId))
    case 'closeAddress':
      return inAddress((address) => address.close())
    case 'reloadList':
      return reloadCases()
    case 'raise':
      return raise(effect.name, effect.detail === undefined ? {} : { detail: effect.detail })
    default:
      return assertNever(effect)
  }
}

type StatusCall = AppThunk<Promise<RunResult<null, never>>>

/** A call that moves the case, and its answer. */
function moved(
  caseId: string,
  done: 'reopened' | 'freed' | 'assigned',
  sent: StatusCall,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(whileBusy('Opening the case…', dispatch(sent)))
    await dispatch(
      send(
        result.ok
          ? { kind: done, caseId }
          : { kind: 'moveFailed', caseId, outcome: result.outcome },
      ),
    )
  }
}

const emailOf = (state: RootState): string => selectUser(state)?.email ?? ''

function loadedAs(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const result = await dispatch(loadCase(caseId))
    if (!result.ok) {
      await dispatch(send({ kind: 'loadFailed', caseId, outcome: result.outcome }))
      return
    }
    const { value: reviewed } = result
    const access = accessOf(reviewed.record, emailOf(getState()), Date.now())
    await dispatch(send({ kind: 'loaded', reviewed, access }))
  }
}

/** What the server says now, not what was fetched before it refused. Not to be told is no failure of its own. */
function askedWho(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(forgetCase(caseId))
    const result = await dispatch(loadCase(caseId))
    const record = result.ok ? result.value.record : null
    const me = emailOf(getState())
    const readOnly = rivalLine(record, me, Date.now())
    const isOwn = record !== null && isHeldBy(record, me)
    await dispatch(send({ kind: 'rivalKnown', caseId, record, readOnly, isOwn }))
  }
}

const inAddress =
  (lead: (address: ReviewAddress) => void): AppThunk<void> =>
  (_dispatch, _getState, session) => {
    const address = session.get(reviewMachine).address()
    if (address !== null) lead(address)
  }

/**
 * Sends the verdict of the open review.
 * @returns 'kept' where it was not saved: why is on the screen, and the decisions stay.
 */
export function submitReview(
  caseId: string,
  qc: QcSubmission,
): AppThunk<Promise<'submitted' | 'kept'>> {
  return async (dispatch) => {
    await dispatch(send({ kind: 'submitPressed', verdict: qc.qcStatus }))
    const result = await dispatch(run(submitQc, { caseId, qc }, QUIET))
    await dispatch(
      send(
        result.ok
          ? { kind: 'verdictSaved', caseId }
          : { kind: 'verdictFailed', caseId, outcome: result.outcome },
      ),
    )
    return result.ok ? 'submitted' : 'kept'
  }
}
