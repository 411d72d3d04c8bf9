import { act, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { assignmentMachine } from '#features/kyc/dav/review/assignment/machine/assignmentMachine.ts'
import type { AssignmentEvent } from '#features/kyc/dav/review/assignment/machine/assignmentState.ts'
import { sendAssignmentEvent } from '#features/kyc/dav/review/assignment/runAssignment.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import {
  captureStatusChanges,
  caseIn,
  casesIn,
  list,
  nameOf,
  openList,
  pick,
  review,
} from './reviewSteps.ts'

const send = async (tab: AppStore, event: AssignmentEvent) =>
  act(async () => tab.dispatch(sendAssignmentEvent(event)))

/** Another tab of the same user, without a page, that reviews the same case. */
async function reviewInOtherTab(store: AppStore, { caseId }: SandboxCase): Promise<AppStore> {
  const { user } = store.getState().session
  if (user === null) throw new Error('nobody is signed in')
  const tab = createTestAppStore()
  tab.dispatch(signedIn(user))
  await send(tab, { kind: 'urlChanged', caseId: null })
  await send(tab, { kind: 'startPressed', caseId })
  await waitFor(() => expect(tab.session.get(assignmentMachine).getState().kind).toBe('reviewing'))
  return tab
}

test('the tab that leaves a case last releases it', async ({ world }) => {
  const one = casesIn(world, 'PENDING_QC').find((each) => nameOf(each) === 'Anitha Selvam') // on page 1
  if (one === undefined) throw new Error('the case is missing')
  const sent = captureStatusChanges()
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  const other = await reviewInOtherTab(store, one)

  await press(user, 'Back')
  await list()
  await screen.findByRole('row', { name: /Anitha Selvam.*Assigned to you/s })
  expect(sent).toEqual(['ASSIGNED', 'ASSIGNED'])
  expect(one.overallStatus).toBe('ASSIGNED')

  await send(other, { kind: 'pageLeft' })
  await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
  expect(sent).toEqual(['ASSIGNED', 'ASSIGNED', 'PENDING_QC'])
})

test('a tab that closes or crashes no longer counts', async ({ world }) => {
  const one = caseIn(world, 'PENDING_QC')
  const sent = captureStatusChanges()
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  const other = await reviewInOtherTab(store, one)
  await send(other, { kind: 'suspended' })
  expect(sent).toEqual(['ASSIGNED', 'ASSIGNED'])
  await send(other, { kind: 'startPressed', caseId: one.caseId })
  other.session.end()

  await press(user, 'Back')
  await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
})

test('a logout releases the case that another tab reviews', async ({ world }) => {
  const one = caseIn(world, 'PENDING_QC')
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  await reviewInOtherTab(store, one)
  await user.click(screen.getByRole('button', { name: /Kabir Sethi/ }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await screen.findByLabelText('Work email')
  expect(one).toMatchObject({ overallStatus: 'PENDING_QC', assignee: '' })
})
