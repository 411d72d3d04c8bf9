import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { press } from '#tests/support/userActions.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import {
  assign,
  caseIn,
  casesIn,
  faultCase,
  KABIR,
  linkTo,
  list,
  captureStatusChanges,
  openList,
  pick,
  review,
  ROHAN,
} from './reviewSteps.ts'

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const caseInBar = () => new URLSearchParams(window.location.search).get('case')
/** Long enough for a second call to be on its way, if there were one. */
const settled = async () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)))

describe('leaving gives the case back, once', () => {
  test('by Back, and the list stands again', async ({ world }) => {
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

  test('by the browser’s Back; Forward offers to resume and assigns nothing by itself', async ({
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

  test('by a link to another page', async ({ world }) => {
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

  test('when the tab goes away; a page that comes back from the cache offers to resume', async ({
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

  test('by Log Out, before the session ends', async ({ world }) => {
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

  test('a failure is said, for the case is still held', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { user, store } = await openList(one)
    pick(store, one)
    await review(one)
    world.cases.delete(one.caseId)
    await press(user, 'Back')
    await dialog('Status not changed')
  })

  test('a session that has ended sends nothing; the case stays assigned and is offered again', async ({
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

describe('an own case that the server still holds', () => {
  test('after it could not be given back: Resume goes on with the decisions', async ({ world }) => {
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

  test('opens from a list that does not know of it yet', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { store } = await openList(one)
    const listed = { ...one }
    assign(one, KABIR)
    pick(store, listed)
    await review(one)
    expect(await screen.findByText('0 of 13 decided')).toBeVisible()
  })
})

describe('a case that is not this user’s', () => {
  test('is read-only by its link, says who holds it, and is not given back', async ({ world }) => {
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

  test('is looked at while its candidate is waited for', async ({ world }) => {
    const one = caseIn(world, 'PENDING_USER_INPUT')
    const { store } = await openList(one)
    pick(store, one)
    await review(one)
    expect(screen.getByText(/the candidate has not sent everything yet/)).toBeVisible()
  })

  test('asks before it is taken over: View looks on, Close does nothing', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    assign(one, ROHAN)
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    const asked = await dialog('Case Already Assigned')
    expect(asked.getByText('Rohan Kulkarni')).toBeVisible()
    expect(asked.getByText(ROHAN)).toBeVisible()
    expect(asked.getByText(/^since /)).toBeVisible()
    expect(asked.getByRole('button', { name: 'View' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(caseInBar()).toBeNull()
    pick(store, one)
    await press(user, 'View')
    await review(one)
    expect(screen.getByText(/^Assigned to Rohan Kulkarni since/)).toBeVisible()
    expect(sent).toEqual([])
  })

  test('is taken over by force, then started', async ({ world }) => {
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

describe('what can fail', () => {
  test.each([
    ['start-error', 'Status not changed', ['ASSIGNED']],
    ['start-no-answer', 'Unable to connect to the server!', ['ASSIGNED']],
    ['fetch-error', 'Case not opened', ['ASSIGNED', 'PENDING_QC']],
    ['fetch-misfit', 'Case not opened', ['ASSIGNED', 'PENDING_QC']],
  ])('%s: %s, and the list stands', async (value, title, moves) => {
    const one = faultCase(sandboxServer.world, value)
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await dialog(title)
    await press(user, 'OK')
    await list()
    expect(caseInBar()).toBeNull()
    await waitFor(() => expect(sent).toEqual(moves))
    await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
  })

  test('an address that is on no map leads back to the list, and the case is given back', async ({
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

  test('a case that somebody decided meanwhile is told, and the list asked anew', async ({
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
  test('asks first; No leaves the case as it is', async ({ world }) => {
    const one = caseIn(world, 'APPROVED')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    const asked = await dialog('Reopen this case?')
    expect(asked.getByText('Are you sure? Proceeding will reopen this case.')).toBeVisible()
    await press(user, 'No')
    await settled()
    expect(sent).toEqual([])
  })

  test('Yes opens it for another review and starts it', async ({ world }) => {
    const [one] = casesIn(world, 'REJECTED')
    if (one === undefined) throw new Error('none is REJECTED')
    const sent = captureStatusChanges()
    const { user, store } = await openList(one)
    pick(store, one)
    await press(user, 'Yes')
    await review(one)
    expect(sent).toEqual(['RE_OPEN_FOR_QC', 'ASSIGNED'])
  })

  test('a refusal is reopenError, and nothing was changed', async ({ world }) => {
    const one = faultCase(world, 'reopen-error')
    const { user, store } = await openList(one)
    pick(store, one)
    await press(user, 'Yes')
    await dialog('Case not reopened')
    expect(one.overallStatus).toBe('APPROVED')
  })
})
