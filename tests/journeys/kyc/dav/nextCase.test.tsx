import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { deferred } from '#tests/support/deferred.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import {
  casesIn,
  faultCase,
  KABIR,
  list,
  captureStatusChanges,
  nameOf,
  openList,
  pick,
  review,
  submit,
} from './reviewSteps.ts'

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const caseInBar = () => new URLSearchParams(window.location.search).get('case')

/** Captures the ids of requested complete cases. */
function casesAsked(): string[] {
  const caseIds: string[] = []
  sandboxServer.use(
    http.post('*/dav/case/filter', async ({ request }) => {
      const { caseId } = (await request.clone().json()) as { caseId?: string }
      if (caseId !== undefined) caseIds.push(caseId)
    }),
  )
  return caseIds
}

test('offers the next QC Ready case of the list after a submission, prefetched and not assigned', async ({
  world,
}) => {
  const ready = casesIn(world, 'PENDING_QC').concat(casesIn(world, 'RE_OPEN_FOR_QC'))
  const [one] = ready
  if (one === undefined) throw new Error('nothing is ready')
  const sent = captureStatusChanges()
  const requestedCases = casesAsked()
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  await waitFor(() => expect(requestedCases).toHaveLength(2))
  const next = world.cases.get(requestedCases[1] ?? '')
  if (next === undefined) throw new Error('no case was prefetched')
  expect(next.assignee).toBe('')

  submit(store, one)
  const done = await dialog('QC submitted: Reinitiate')
  expect(
    done.getByText(new RegExp(`^${nameOf(one)}, ${one.sourceData.internalReferenceNumber}`)),
  ).toBeVisible()
  await waitFor(() => expect(done.getByText(/The list is up to date/)).toBeVisible())
  expect(done.getByText(nameOf(next))).toBeVisible()
  expect(done.getByText(next.sourceData.address)).toBeVisible()
  expect(done.getByText('It is not assigned to you until you start it.')).toBeVisible()
  expect(done.getByText(`${ready.length - 1} on this page`)).toBeVisible()
  expect(done.getByRole('button', { name: 'Start QC' })).toHaveFocus()
  expect(one.overallStatus).toBe('RE_INITIATED')
  expect(caseInBar()).toBeNull()

  await user.click(done.getByRole('button', { name: 'Start QC' }))
  await review(next)
  expect(next).toMatchObject({ overallStatus: 'ASSIGNED', assignee: KABIR })
  expect(requestedCases[2]).not.toBe(next.caseId)
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED', 'ASSIGNED'])
})

test('Escape returns to the list and leaves no case assigned', async ({ world }) => {
  const [one] = casesIn(world, 'PENDING_QC')
  if (one === undefined) throw new Error('nothing is ready')
  const sent = captureStatusChanges()
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  submit(store, one)
  await dialog('QC submitted: Reinitiate')
  await user.keyboard('{Escape}')
  await list()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})

test.each(['submit-error', 'not-success'])(
  '%s: the review stays open and assigned, and can be submitted again or left',
  async (value) => {
    const one = faultCase(sandboxServer.world, value)
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    submit(store, one)
    await dialog('Review not submitted')
    await press(user, 'OK')
    await review(one)
    await press(user, 'Back')
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
    expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED', 'PENDING_QC'])
  },
)

test('a case that was taken over during the review stays open and can be taken back', async ({
  world,
}) => {
  const one = faultCase(world, 'taken-over')
  const sent = captureStatusChanges()
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  submit(store, one)
  const conflictDialog = await dialog('Case Already Assigned')
  expect(conflictDialog.getByText('Rohan Kulkarni')).toBeVisible()
  expect(conflictDialog.getByText(/Your decisions stay on the screen/)).toBeVisible()
  await press(user, 'Close')
  await review(one)
  expect(screen.getByText(/^Assigned to Rohan Kulkarni since/)).toBeVisible()
  expect(caseInBar()).toBe(one.caseId)
  await press(user, 'Back')
  await list()
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})

test('after taking it back, the same decisions can be submitted', async ({ world }) => {
  const one = faultCase(world, 'taken-over')
  const sent = captureStatusChanges()
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  submit(store, one)
  await press(user, 'Assign')
  await waitFor(() => expect(one.assignee).toBe(KABIR))
  await waitFor(() => expect(screen.queryByText(/being assigned to you/)).toBeNull())
  submit(store, one)
  await dialog('QC submitted: Reinitiate')
  expect(sent).toEqual([
    'ASSIGNED',
    'RE_INITIATED',
    'PENDING_QC by force',
    'ASSIGNED',
    'RE_INITIATED',
  ])
})

test('a case that was decided meanwhile stays open and shows what changed', async ({ world }) => {
  const one = faultCase(world, 'decided-elsewhere')
  const sent = captureStatusChanges()
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  submit(store, one)
  const conflictDialog = await dialog('Case already changed')
  expect(conflictDialog.getByText(/Case status is already updated/)).toHaveTextContent(
    'QC Successful: this case is decided.',
  )
  await press(user, 'OK')
  await review(one)
  expect(screen.getByText('QC Successful: this case is decided.')).toBeVisible()
  await press(user, 'Back')
  await list()
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})

test('leaving while the verdict is being sent confirms it later and releases nothing', async ({
  world,
}) => {
  const [one] = casesIn(world, 'PENDING_QC')
  if (one === undefined) throw new Error('nothing is ready')
  const response = deferred()
  const sent = captureStatusChanges(response.promise)
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  submit(store, one)
  await press(user, 'Back')
  await list()
  response.resolve()
  await dialog('QC submitted')
  expect(one.overallStatus).toBe('RE_INITIATED')
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})
