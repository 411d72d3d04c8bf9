import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import type { QcSubmission } from '#features/kyc/dav/case.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { decideCase } from '#tests/sandbox/dav/review.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import {
  captureStatusChanges,
  caseIn,
  KABIR,
  list,
  openList,
  pick,
  review,
  ROHAN,
  submit,
} from './reviewSteps.ts'

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

const PAGE = '<html><body>Gateway</body></html>'
const page = (status: number) => () => HttpResponse.html(PAGE, { status })

/** The server takes the verdict (or `take` does something else), and the answer is not its own. */
function loseVerdict(answer: () => Response, take: (body: QcSubmission) => void): void {
  sandboxServer.use(
    http.patch('*/dav/case/:caseId', async ({ request }) => {
      const body = (await request.clone().json()) as QcSubmission
      if (!('qcStatus' in body)) return undefined
      take(body)
      return answer()
    }),
  )
}

/** Questions about one case fail, until the returned function is called. */
function failQuestions(): () => void {
  let areFailing = true
  sandboxServer.use(
    http.post('*/dav/case/filter', async ({ request }) => {
      const body = (await request.clone().json()) as { caseId?: string }
      return areFailing && body.caseId !== undefined ? HttpResponse.error() : undefined
    }),
  )
  return () => {
    areFailing = false
  }
}

function decideAs(world: World, one: SandboxCase, email: string) {
  const user = world.users.get(email)
  if (user === undefined) throw new Error(`no user ${email}`)
  return (body: QcSubmission) => {
    one.assignee = email
    decideCase(world, one, user, body)
  }
}

async function startReview(one: SandboxCase) {
  const { user, store } = await openList(one)
  const sent = captureStatusChanges()
  pick(store, one)
  await review(one)
  await screen.findByText('0 of 13 decided')
  await user.keyboard('a')
  return { user, store, sent }
}

test.each([
  ['no answer', () => HttpResponse.error()],
  ['a gateway’s 504', page(504)],
  ['200 with a page', page(200)],
])('%s: a verdict that was saved is submitted', async (_name, answer) => {
  const { world } = sandboxServer
  const one = caseIn(world, 'PENDING_QC')
  loseVerdict(answer, decideAs(world, one, KABIR))
  const { user, store, sent } = await startReview(one)
  submit(store, one)
  await dialog('QC submitted: Reinitiate')
  await user.keyboard('{Escape}')
  await list()
  expect(one.overallStatus).toBe('RE_INITIATED')
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})

test('a verdict that did not arrive is not submitted, and the case is released as usual', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  loseVerdict(page(504), () => undefined)
  const { user, store, sent } = await startReview(one)
  submit(store, one)
  await dialog('Review not submitted')
  await press(user, 'OK')
  expect(screen.getByText('1 of 13 decided')).toBeVisible()
  await press(user, 'Back')
  await waitFor(() => expect(one.overallStatus).toBe('PENDING_QC'))
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED', 'PENDING_QC'])
})

test('an equal verdict of another reviewer is not ours', async ({ world }) => {
  const one = caseIn(world, 'PENDING_QC')
  const decide = decideAs(world, one, ROHAN)
  loseVerdict(page(504), (body) => {
    decide(body)
    one.assignee = ROHAN
  })
  const { user, store, sent } = await startReview(one)
  submit(store, one)
  await dialog('Case already changed')
  await press(user, 'OK')
  expect(screen.getByText('1 of 8 decided')).toBeVisible()
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})

test('a case that cannot be asked for keeps its decisions and is not released', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  loseVerdict(page(504), decideAs(world, one, KABIR))
  const { user, store, sent } = await startReview(one)
  failQuestions()
  submit(store, one)
  await dialog('Not known whether the review was saved')
  await press(user, 'OK')
  expect(screen.getByText('1 of 13 decided')).toBeVisible()
  await press(user, 'Back')
  await list()
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})

test('the next Submit asks for the case, and sends nothing where the verdict was saved', async ({
  world,
}) => {
  const one = caseIn(world, 'PENDING_QC')
  loseVerdict(page(504), decideAs(world, one, KABIR))
  const { user, store, sent } = await startReview(one)
  const answerQuestions = failQuestions()
  submit(store, one)
  await press(user, 'OK')
  answerQuestions()
  submit(store, one)
  await dialog('QC submitted: Reinitiate')
  expect(sent).toEqual(['ASSIGNED', 'RE_INITIATED'])
})
