import { useEffect, useLayoutEffect } from 'react'
import { beforeLogout } from '#shared/session/beforeLogout.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import type { DavPlace } from '../../useDavPlace.ts'
import { reviewMachine } from './reviewMachine.ts'
import { send } from './runReview.ts'

/**
 * Keeps the review in step with the address bar, which tells what stands open, and gives a held case back by every way out:
 * another address, another page, a tab that goes away, a logout (decisions D37).
 */
export function useReviewPlace({ caseId, openCase, closeCase }: DavPlace): void {
  const dispatch = useAppDispatch()
  const session = useSession()
  const machine = session.get(reviewMachine)

  useLayoutEffect(() => {
    machine.setAddress({ open: openCase, close: () => closeCase({ replace: true }) })
    return () => machine.setAddress(null)
  }, [machine, openCase, closeCase])

  useEffect(() => void dispatch(send({ kind: 'addressShown', caseId })), [dispatch, caseId])
  useEffect(() => () => void dispatch(send({ kind: 'pageLeft' })), [dispatch])
  useEffect(() => {
    const suspend = async () => dispatch(send({ kind: 'suspended' }))
    const hide = () => void suspend()
    const stop = session.get(beforeLogout).add(suspend)
    window.addEventListener('pagehide', hide)
    return () => {
      stop()
      window.removeEventListener('pagehide', hide)
    }
  }, [dispatch, session])
}
