import { Suspense, useEffect, useLayoutEffect } from 'react'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { beforeLogout } from '#shared/platform/session/end/beforeLogout.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import type { DavLocation } from '../../useDavLocation.ts'
import { assignmentMachine } from './machine/assignmentMachine.ts'
import type { AssignmentState } from './machine/assignmentState.ts'
import { sendAssignmentEvent } from './runAssignment.ts'
import { useAssignmentSelector } from './useAssignment.ts'

/** An assigned case is released on every way out: URL change, another page, closed tab, logout (decisions D37). */
function useAssignmentUrl({ caseId, openCase, closeCase }: DavLocation): void {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const machine = session.get(assignmentMachine)

  useLayoutEffect(() => {
    machine.setUrl({ open: openCase, close: () => closeCase({ replace: true }) })
    return () => machine.setUrl(null)
  }, [machine, openCase, closeCase])

  useEffect(
    () => void dispatch(sendAssignmentEvent({ kind: 'urlChanged', caseId })),
    [dispatch, caseId],
  )
  useEffect(() => () => void dispatch(sendAssignmentEvent({ kind: 'pageLeft' })), [dispatch])
  useEffect(() => {
    const onPageHide = () => void dispatch(sendAssignmentEvent({ kind: 'suspended' }))
    const unsubscribe = session
      .get(beforeLogout)
      .add(async () => dispatch(sendAssignmentEvent({ kind: 'logoutStarted' })))
    window.addEventListener('pagehide', onPageHide)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', onPageHide)
    }
  }, [dispatch, session])
}

const AlreadyAssigned = lazyWithRetry(
  async () => (await import('./AlreadyAssignedDialog.tsx')).AlreadyAssignedDialog,
  { label: 'The case assignment', LoadError: LoadErrorDialog },
)
const NextCase = lazyWithRetry(async () => (await import('./NextCaseDialog.tsx')).NextCaseDialog, {
  label: 'The next case',
  LoadError: LoadErrorDialog,
})

const dialogState = (state: AssignmentState) =>
  state.kind === 'assignedToOther' || state.kind === 'submitted' ? state : null

type AssignmentControllerProps = { location: DavLocation; subClient: SubClient }

export function AssignmentController({ location, subClient }: AssignmentControllerProps) {
  useAssignmentUrl(location)
  const dialog = useAssignmentSelector(dialogState)
  const dispatch = useAppDispatch()
  const close = () => void dispatch(sendAssignmentEvent({ kind: 'closePressed' }))
  return (
    <Suspense fallback={null}>
      {dialog?.kind === 'assignedToOther' && <AlreadyAssigned conflict={dialog} onClose={close} />}
      {dialog?.kind === 'submitted' && (
        <NextCase submitted={dialog} subClient={subClient} onClose={close} />
      )}
    </Suspense>
  )
}
