import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { loadSubscription } from '#shared/platform/session/services/loadSubscription.ts'
import { enterEmail, enterPassword } from '#tests/journeys/auth/steps.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import {
  assign,
  caseIn,
  casesIn,
  faultCase,
  KABIR,
  linkTo,
  list,
  captureStatusChanges,
  nameOf,
  openList,
  pick,
  review,
  ROHAN,
} from './reviewSteps.ts'

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const caseInBar = () => new URLSearchParams(window.location.search).get('case')
/** Long enough for an unexpected second call to arrive. */
const settled = async () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))

describe('releases the case once', () => {
  test('on Back, which shows the list again', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    expect(caseInBar()).toBe(one.caseId)
    expect(one).toMatchObject({ overallStatus: 'ASSIGNED', assignee: KABIR })
    expect(screen.getByRole('combobox', { name: 'Sub-client' })).toBeDisabled()
    await press(user, 'Back')
    const heading = await list()
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
    expect(sent).toEqual(['ASSIGNED', 'PENDING_QC'])
  })

  test('on the browser’s Back, and Forward offers to resume without assigning the case', async ({
    world,
  }) => {
    const one = caseIn(world, 'PENDING_QC')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    window.history.back()
    await list()
    await waitFor(() => expect(sent).toEqual(['ASSIGNED', 'PENDING_QC']))
    window.history.forward()
    await press(user, 'Resume')
    await waitFor(() => expect(sent).toEqual(['ASSIGNED', 'PENDING_QC', 'ASSIGNED']))
  })

  test('on a link to another page', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    await user.click(screen.getByRole('link', { name: /Lekha/ }))
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
    await settled()
    expect(sent).toEqual(['ASSIGNED', 'PENDING_QC'])
  })

  test('when the tab closes, and a page restored from the cache offers to resume', async ({
    world,
  }) => {
    const one = caseIn(world, 'PENDING_QC')
    const sent = captureStatusChanges()
    const { store } = await openList(one)
    pick(store, one)
    await review(one)
    fireEvent(window, new Event('pagehide'))
    fireEvent(window, new Event('pagehide'))
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible()
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
    await settled()
    expect(sent).toEqual(['ASSIGNED', 'PENDING_QC'])
  })

  test('on Log Out, before the session ends', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    await user.click(screen.getByRole('button', { name: /Kabir Sethi/ }))
    await user.click(await screen.findByRole('button', { name: 'Log Out' }))
    await screen.findByLabelText('Work email')
    expect(one).toMatchObject({ overallStatus: 'PENDING_QC', assignee: '' })
    expect(sent).toEqual(['ASSIGNED', 'PENDING_QC'])
  })

  test('reports a failed release because the case is still assigned', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    world.cases.delete(one.caseId)
    await press(user, 'Back')
    await dialog('Status not changed')
  })

  test('sends nothing after the session has ended and offers the case again later', async ({
    world,
  }) => {
    const one = caseIn(world, 'PENDING_QC')
    assign(one, KABIR)
    const sent = captureStatusChanges()
    await renderApp(linkTo(one), { as: KABIR })
    expect(await screen.findByText(/been assigned to you/)).toBeVisible()
    expect(sent).toEqual([])
  })
})

test('the same person who signs in again after the session ended has their decisions', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  const { user, store } = await openList(one)
  pick(store, one)
  await review(one)
  await user.keyboard('a')
  await screen.findByText('1 of 13 decided')
  world.sessions.clear()
  await store.dispatch(loadSubscription())
  const over = await dialog('Session Timedout')
  expect(over.getByText(/^Your decisions in open reviews stay in this tab/)).toBeVisible()
  await press(user, 'Login')
  await enterEmail(user, KABIR)
  await enterPassword(user)
  await press(user, 'Resume')
  expect(await screen.findByText('1 of 13 decided')).toBeVisible()
  expect(screen.getByText('Your earlier decisions were restored.')).toBeVisible()
})

describe('own case that is still assigned on the server', () => {
  test('after a failed release, Resume continues with the decisions', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    await user.keyboard('a')
    expect(await screen.findByText('1 of 13 decided')).toBeVisible()
    sandboxServer.use(http.patch('*/dav/case/:caseId', () => HttpResponse.error(), { once: true }))
    await press(user, 'Back')
    await press(user, 'OK')
    expect(one.assignee).toBe(KABIR)
    pick(store, one)
    await press(user, 'Resume')
    await review(one)
    expect(await screen.findByText('1 of 13 decided')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('opens from a list that does not show the assignment yet', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { store } = await openList(one)
    const listed = { ...one }
    assign(one, KABIR)
    pick(store, listed)
    await review(one)
    expect(await screen.findByText('0 of 13 decided')).toBeVisible()
  })
})

describe('case of another reviewer', () => {
  test('is read-only by link, names the assignee and is not released', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    assign(one, ROHAN)
    const sent = captureStatusChanges()
    const { user } = await renderApp(linkTo(one), { as: KABIR })
    await review(one)
    expect(screen.getByText(/^Assigned to Rohan Kulkarni since/)).toBeVisible()
    await press(user, 'Back')
    await list()
    await settled()
    expect(sent).toEqual([])
  })

  test('can be viewed while the candidate has not answered', async ({ world }) => {
    const one = caseIn(world, 'PENDING_USER_INPUT')
    const { store } = await openList(one)
    pick(store, one)
    await review(one)
    expect(screen.getByText(/the candidate has not sent everything yet/)).toBeVisible()
  })

  test('asks before the takeover: View opens it read-only, Close does nothing', async ({
    world,
  }) => {
    const one = caseIn(world, 'PENDING_QC')
    assign(one, ROHAN)
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    const conflictDialog = await dialog('Case Already Assigned')
    expect(conflictDialog.getByText('Rohan Kulkarni')).toBeVisible()
    expect(conflictDialog.getByText(ROHAN)).toBeVisible()
    expect(conflictDialog.getByText(/^since /)).toBeVisible()
    expect(conflictDialog.getByRole('button', { name: 'View' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(caseInBar()).toBeNull()
    pick(store, one)
    await press(user, 'View')
    await review(one)
    expect(screen.getByText(/^Assigned to Rohan Kulkarni since/)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('is released by force, then started', async ({ world }) => {
    const one = faultCase(world, 'assigned-elsewhere')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    expect((await dialog('Case Already Assigned')).getByText('Rohan Kulkarni')).toBeVisible()
    await press(user, 'Assign')
    await review(one)
    expect(one).toMatchObject({ overallStatus: 'ASSIGNED', assignee: KABIR })
    expect(sent).toEqual(['ASSIGNED', 'PENDING_QC by force', 'ASSIGNED'])
    await press(user, 'Back')
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
  })
})

describe('failures', () => {
  test.each([
    ['start-error', 'Status not changed', ['ASSIGNED']],
    ['start-no-answer', 'Unable to connect to the server!', ['ASSIGNED']],
    ['fetch-error', 'Case not opened', ['ASSIGNED', 'PENDING_QC']],
    ['fetch-misfit', 'Case not opened', ['ASSIGNED', 'PENDING_QC']],
  ])('%s: %s, and the list is shown', async (value, title, statusChanges) => {
    const one = faultCase(sandboxServer.world, value)
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await dialog(title)
    await press(user, 'OK')
    await list()
    expect(caseInBar()).toBeNull()
    await waitFor(() => expect(sent).toEqual(statusChanges))
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
  })

  test('an address that cannot be found returns to the list and releases the case', async ({
    world,
  }) => {
    const one = faultCase(world, 'no-place')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await dialog('Submitted address not found')
    await press(user, 'Back to dashboard')
    await list()
    await waitFor(() => expect(sent).toEqual(['ASSIGNED', 'PENDING_QC']))
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
  })

  test('a case that someone decided meanwhile is reported, and the list is reloaded', async ({
    world,
  }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { store } = await openList(one)
    const picked = { ...one }
    one.overallStatus = 'APPROVED'
    pick(store, picked)
    await dialog('Case already changed')
  })
})

describe('reopening', () => {
  test('asks for confirmation, and No changes nothing', async ({ world }) => {
    const one = caseIn(world, 'APPROVED')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    const confirmation = await dialog('Reopen this case?')
    expect(confirmation.getByText('Are you sure? Proceeding will reopen this case.')).toBeVisible()
    expect(confirmation.getByText(nameOf(one))).toBeVisible()
    await press(user, 'No')
    await settled()
    expect(sent).toEqual([])
  })

  test('View opens a decided case read-only and sends no status', async ({ world }) => {
    const one = caseIn(world, 'APPROVED')
    const sent = captureStatusChanges()
    const { user } = await openList(one)
    const row = await screen.findByRole('row', {
      name: new RegExp(one.sourceData.internalReferenceNumber),
    })
    await user.click(within(row).getByRole('button', { name: 'View case' }))
    await review(one)
    expect(screen.getByText('QC Successful: this case is decided.')).toBeVisible()
    await press(user, 'Back')
    await list()
    await settled()
    expect(sent).toEqual([])
  })

  test('Yes reopens the case and starts its review', async ({ world }) => {
    const [one] = casesIn(world, 'REJECTED')
    if (one === undefined) throw new Error('none is REJECTED')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await press(user, 'Yes')
    await review(one)
    expect(sent).toEqual(['RE_OPEN_FOR_QC', 'ASSIGNED'])
  })

  test('a failure shows reopenError and changes nothing', async ({ world }) => {
    const one = faultCase(world, 'reopen-error')
    const { user, store } = await openList(one)
    pick(store, one)
    await press(user, 'Yes')
    await dialog('Case not reopened')
    expect(one.overallStatus).toBe('APPROVED')
  })
})
