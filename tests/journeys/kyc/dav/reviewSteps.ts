import { act, screen } from '@testing-library/react'
import { http } from 'msw'
import * as v from 'valibot'
import { CaseSchema } from '#features/kyc/dav/contract.ts'
import { runCaseStatusAction } from '#features/kyc/dav/review/assignment/runAssignment.ts'
import { submitReview } from '#features/kyc/dav/review/assignment/submitReview.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { toCaseRecord, type OverallStatus, type SandboxCase } from '#tests/sandbox/dav/case.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { aVerdict } from '#tests/support/davCases.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

export const KABIR = 'kabir.sethi@kaveri.example'
export const ROHAN = 'rohan.kulkarni@kaveri.example'
export const TIRUCHI = 'sub-kvm-kaveri-tiruchi'
export const FAULTS = 'sub-kvm-sandbox-faults'

/** Captures status changes in order ('PENDING_QC by force'). A verdict waits for `verdictMayPass`. */
export function captureStatusChanges(verdictMayPass: Promise<void> = Promise.resolve()): string[] {
  const sent: string[] = []
  sandboxServer.use(
    http.patch('*/dav/case/:caseId', async ({ request }) => {
      const body = (await request.clone().json()) as { overallStatus: string; forceAssign?: true }
      sent.push(body.overallStatus + (body.forceAssign === true ? ' by force' : ''))
      if ('qcStatus' in body) await verdictMayPass
    }),
  )
  return sent
}

/** The sub-client's cases with this status. */
export const casesIn = (world: World, status: OverallStatus): SandboxCase[] =>
  [...world.cases.values()].filter(
    (one) => one.subClientId === TIRUCHI && one.overallStatus === status,
  )

/** The first of them. */
export function caseIn(world: World, status: OverallStatus): SandboxCase {
  const [one] = casesIn(world, status)
  if (one === undefined) throw new Error(`no case is ${status}`)
  return one
}

/** The case with this magic value. */
export function faultCase(world: World, value: string): SandboxCase {
  const match = [...world.cases.values()].find(
    ({ sourceData }) => sourceData.internalReferenceNumber === value,
  )
  if (match === undefined) throw new Error(`no case ${value}`)
  return match
}

export const listOf = ({ subClientId }: SandboxCase) =>
  `/dav/uploadfile?tab=checks&client=${subClientId}`
export const linkTo = (one: SandboxCase) => `${listOf(one)}&case=${one.caseId}`

/** Assigns the case to one of Kaveri's two reviewers. */
export const assign = (one: SandboxCase, assignee: string) =>
  Object.assign(one, { overallStatus: 'ASSIGNED', assignee })

/** Clicks the case's status in the list. */
export function pick(store: AppStore, one: SandboxCase): void {
  const record = v.parse(CaseSchema, toCaseRecord(one, window.location.origin, true))
  act(() => void store.dispatch(runCaseStatusAction(record)))
}

/** The list of the case's sub-client, signed in as Kabir. */
export async function openList(one: SandboxCase) {
  const app = await renderApp(listOf(one), { as: KABIR })
  await screen.findByRole('tab', { name: 'View Checks', selected: true })
  return app
}

export const nameOf = ({ sourceData }: SandboxCase): string => sourceData.name
export const review = async (one: SandboxCase) =>
  screen.findByRole('heading', { level: 1, name: nameOf(one) })
export const list = async () =>
  screen.findByRole('heading', { level: 1, name: 'Digital address verification' })

/** Submits the review directly; filling it in is tested elsewhere. */
export function submit(store: AppStore, { caseId }: SandboxCase): void {
  act(() => void store.dispatch(submitReview(caseId, aVerdict())))
}
