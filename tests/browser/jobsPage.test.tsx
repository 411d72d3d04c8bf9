import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { JobsPage } from '#features/jobs/JobsPage.tsx'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { aDoneJob, aFailedJob, aFile, KABIR, START } from '#tests/unit/shared/kits/jobs/builders.ts'

const MINUTE_MS = 60_000

/** One in ten failed and was looked at, the others have their results. */
function history(count: number): Job[] {
  return Array.from({ length: count }, (_, at) => {
    const own = {
      id: `job-${at}`,
      files: [{ ...aFile, id: `file-${at}`, name: `Payslip_${at}.pdf` }],
      startedAt: START - at * MINUTE_MS,
    }
    return at % 10 === 0 ? aFailedJob({ ...own, seen: true }) : aDoneJob(own)
  })
}

const rows = () => document.querySelectorAll('tbody tr[data-row]')

/** Opens the page with so many jobs; how long until its first rows stand, ms. */
async function opened(jobs: readonly Job[]): Promise<number> {
  await cleanup()
  const store = makeStore()
  store.dispatch(signedIn(KABIR))
  store.dispatch(jobsLoaded(jobs))
  const from = performance.now()
  await render(
    <Provider store={store}>
      <MemoryRouter>
        <JobsPage />
      </MemoryRouter>
    </Provider>,
  )
  await expect.poll(() => rows().length, { interval: 1 }).toBeGreaterThan(0)
  return performance.now() - from
}

afterEach(cleanup)

it('opens 500 jobs as fast as 50, rendering only the visible ones', async () => {
  await page.viewport(1280, 860)
  const [few, many] = [history(50), history(500)]
  const times: Record<'few' | 'many', number[]> = { few: [], many: [] }
  await opened(few) // the code is warm from here on
  for (let round = 0; round < 5; round += 1) {
    times.few.push(await opened(few))
    times.many.push(await opened(many))
  }
  expect(rows().length).toBeLessThan(40)
  await expect.element(page.getByText('Failed: ').first()).toBeVisible()
  // Ten times the jobs; the least of each, because a machine that is busy only adds.
  expect(Math.min(...times.many)).toBeLessThan(3 * Math.min(...times.few))
})
