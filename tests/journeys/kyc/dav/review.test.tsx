import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { REVIEW_ITEMS, type QcSubmission } from '#features/kyc/dav/case.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { assign, caseIn, KABIR, linkTo, review, ROHAN } from './reviewSteps.ts'

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const group = (name: string) => screen.getByRole('group', { name })
const isPressed = (name: string, button: string) =>
  within(group(name)).getByRole('button', { name: button }).getAttribute('aria-pressed') === 'true'

/** The submitted verdicts. */
function verdictsSent(): QcSubmission[] {
  const sent: QcSubmission[] = []
  sandboxServer.use(
    http.patch('*/dav/case/:caseId', async ({ request }) => {
      const body = (await request.clone().json()) as QcSubmission | { overallStatus: string }
      if ('qcStatus' in body) sent.push(body)
    }),
  )
  return sent
}

/** The review of an own case with its map. `as` null: in the same tab after a reload. */
async function decideAll(
  one: SandboxCase,
  as: typeof KABIR | null = KABIR,
  link = linkTo(one),
): Promise<UserEvent> {
  assign(one, KABIR)
  const { user } = await renderApp(link, as === null ? {} : { as })
  await press(user, 'Resume')
  await review(one)
  await screen.findByText('map loaded')
  return user
}

const oneOfCts = (world: World): SandboxCase => {
  const cts = [...world.subClients.values()].find(
    ({ batchTag, subClientId }) => batchTag === 'CTS' && subClientId.startsWith('sub-kvm'),
  )
  const match = [...world.cases.values()].find(
    ({ subClientId, overallStatus }) =>
      subClientId === cts?.subClientId && overallStatus === 'PENDING_QC',
  )
  if (match === undefined) throw new Error('CTS has no case')
  return match
}

test('nine key presses review a case without differences from start to verdict', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  const sent = verdictsSent()
  const user = await decideAll(one)
  await user.keyboard('{Shift>}A{/Shift}')
  expect(screen.getByText('8 of 13 decided')).toBeVisible()
  await user.keyboard('aaaaap{Control>}{Enter}{/Control}')
  const confirmation = await dialog('Submit as Pass?')
  expect(confirmation.getByText('8 answers, 5 photos')).toBeVisible()
  expect(confirmation.getByRole('button', { name: 'Submit' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await dialog('QC submitted: Pass')
  expect(sent).toMatchObject([
    {
      qcStatus: 'Pass',
      validationStatusDetails: Object.fromEntries(REVIEW_ITEMS.map((name) => [name, true])),
      sourceAddress: { address: one.sourceData.address },
    },
  ])
  expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual([
    'gpsImage',
    'overallStatus',
    'qcStatus',
    'rotationCount',
    'sourceAddress',
    'validationStatusDetails',
  ])
  expect(window.sessionStorage.getItem('lekha-reviews')).toBeNull()
})

test('Submit names what is missing and focuses it, and typing in a field decides nothing', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  const user = await decideAll(one)
  await press(user, 'Submit')
  expect(screen.getByText('Still missing: 13 decisions, the action')).toBeVisible()
  expect(group('Ownership status')).toHaveFocus()
  await user.keyboard('k')
  expect(group('Respondent name')).toHaveFocus()

  await user.keyboard('c')
  await user.keyboard('a rare paid bill')
  expect(screen.getByLabelText('Final Comments')).toHaveValue('a rare paid bill')
  expect(screen.getByText('0 of 13 decided')).toBeVisible()
  await user.keyboard('{Escape}r')
  expect(isPressed('Respondent name', 'Reject')).toBe(true)
  expect(group('Ownership status')).toHaveFocus()

  await user.keyboard('{Shift>}A{/Shift}aaaaa')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByLabelText('Action')).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '1 rejected' }))
  expect(group('Respondent name')).toHaveFocus()
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(help.getByText('Pass, Fail, Reinitiate')).toBeVisible()
  await user.click(help.getByRole('switch', { name: 'Single-key shortcuts' }))
  await user.click(help.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('a?1')
  expect(isPressed('Respondent name', 'Reject')).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('reports a session that ends during a review, which stays for the same address', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  const user = await decideAll(one)
  await user.keyboard('{Shift>}A{/Shift}aaaaap')
  world.sessions.clear()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await dialog('Submit as Pass?')
  await user.keyboard('{Enter}')
  const ended = await dialog('Session Timedout')
  expect(ended.getByText(/^Your decisions in open reviews stay in this tab/)).toBeVisible()
  expect(one).toMatchObject({ overallStatus: 'ASSIGNED', assignee: KABIR })
  expect(window.sessionStorage.getItem('lekha-reviews')).toContain(KABIR)
})

test('a photo can be rotated and rejected in full screen, and Pass asks about the contradiction', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  const sent = verdictsSent()
  const user = await decideAll(one)
  await user.keyboard('{Shift>}A{/Shift}aa3')
  await screen.findByRole('dialog', { name: 'Selfie' })
  await user.keyboard('[[[[[[r') // doubled to escape it
  await screen.findByRole('dialog', { name: 'Signature' })
  await user.keyboard('a')
  await screen.findByRole('dialog', { name: 'House photo' })
  await user.keyboard('a')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('p{Control>}{Enter}{/Control}')
  const confirmation = await dialog('Submit as Pass anyway?')
  expect(confirmation.getByText('You rejected Selfie.')).toBeVisible()
  expect(confirmation.getByRole('button', { name: 'Back to the review' })).toHaveFocus()
  await user.click(confirmation.getByRole('button', { name: 'Submit' }))
  await dialog('QC submitted: Pass')
  expect(sent[0]).toMatchObject({
    rotationCount: { selfie: 1, sign: 0 },
    validationStatusDetails: { selfie: false, sign: true },
  })
})

test('Pass sends the override and Fail clears it', async ({ world }) => {
  const one = caseIn(world, 'PENDING_QC')
  const sent = verdictsSent()
  const user = await decideAll(one)
  await press(user, 'Override Entered Address')
  await press(user, 'Override')
  await screen.findByRole('button', { name: 'Remove Entered Address Override' })
  await user.keyboard('{Shift>}A{/Shift}aaaarf')
  await screen.findByRole('button', { name: 'Override Entered Address' })
  await press(user, 'Submit')
  await press(user, 'Back to the review')
  expect(sent).toEqual([])
  await user.keyboard('{Control>}{Enter}{/Control}')
  await dialog('Submit as Fail?')
  await user.keyboard('{Enter}')
  await dialog('QC submitted: Fail')
  expect(sent[0]).toMatchObject({ qcStatus: 'Fail', overrideCoordinates: false })
})

test('the map asks before an override is removed, and reports a new address that is not found', async ({
  world,
}) => {
  const user = await decideAll(caseIn(world, 'PENDING_QC'))
  await press(user, 'Override Entered Address')
  const confirmation = await dialog('Override Entered Address')
  await user.click(confirmation.getByRole('button', { name: 'Override' }))
  await press(user, 'Remove Entered Address Override')
  const unwanted = await dialog('Remove Entered Address Override')
  await user.click(unwanted.getByRole('button', { name: 'Remove' }))
  await screen.findByRole('button', { name: 'Override Entered Address' })
  await user.type(screen.getByRole('textbox', { name: 'New address' }), 'no such place{Enter}')
  await dialog('New address not found')
})

test('a reload restores the review, and its verdict contains all decisions', async ({ world }) => {
  const one = caseIn(world, 'PENDING_QC')
  const user = await decideAll(one)
  await user.keyboard('raic')
  await user.keyboard('Another name.')
  cleanup()

  const again = await decideAll(one, null)
  expect(screen.getByText('Your earlier decisions were restored.')).toBeVisible()
  expect(isPressed('Respondent name', 'Reject')).toBe(true)
  expect(isPressed('Ownership status', 'Accept')).toBe(true)
  expect(screen.getByLabelText('Final Comments')).toHaveValue('Another name.')
  expect(screen.getByLabelText('Action')).toHaveValue('Reinitiate')
  await again.keyboard('r')
  expect(isPressed('Type of address', 'Reject')).toBe(true)
})

describe('initial decisions', () => {
  test('CTS: accepts the two proofs without showing them', async ({ world }) => {
    const one = oneOfCts(world)
    await decideAll(one)
    expect(screen.getByText('2 of 13 decided')).toBeVisible()
    expect(screen.getByText('0 of 3 decided')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Id proof' })).toBeNull()
  })

  test('a link with CTS for a case of another sub-client hides no proof', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    const { subClientId } = oneOfCts(world)
    await decideAll(one, KABIR, linkTo({ ...one, subClientId }))
    expect(screen.getByText('0 of 13 decided')).toBeVisible()
    expect(isPressed('Id proof', 'Accept')).toBe(false)
    expect(isPressed('Address proof', 'Accept')).toBe(false)
  })

  test('hides the proofs of CTS when a filtered list omits the case', async ({ world }) => {
    const one = oneOfCts(world)
    await decideAll(one, KABIR, `${linkTo(one)}&status=failed`)
    expect(screen.getByText('2 of 13 decided')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Id proof' })).toBeNull()
  })

  test('shows the proofs when nothing proves that the case belongs to CTS', async ({ world }) => {
    const one = oneOfCts(world)
    sandboxServer.use(
      http.post('*/dav/case/filter', async ({ request }) => {
        const body = (await request.clone().json()) as object
        return 'caseId' in body ? undefined : new HttpResponse(null, { status: 500 })
      }),
    )
    await decideAll(one)
    expect(screen.getByText('0 of 13 decided')).toBeVisible()
    expect(group('Id proof')).toBeVisible()
  })

  test('keeps the items accepted by an earlier review', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    one.validationStatusDetails = { respondentName: true, selfie: true, sign: false }
    await decideAll(one)
    expect(screen.getByText('2 of 13 decided')).toBeVisible()
    expect(isPressed('Selfie', 'Accept')).toBe(true)
    expect(isPressed('Signature', 'Reject')).toBe(false)
  })

  test('a read-only case cannot be decided by key or button', async ({ world }) => {
    const one = caseIn(world, 'PENDING_QC')
    assign(one, ROHAN)
    const { user } = await renderApp(linkTo(one), { as: KABIR })
    await review(one)
    await user.keyboard('arp')
    for (const button of screen.getAllByRole('button', { name: /^(Accept|Reject)$/ }))
      expect(button).toBeDisabled()
    expect(screen.getByLabelText('Action')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })
})
