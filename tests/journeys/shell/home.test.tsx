import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobUpserted } from '#shared/kits/jobs/jobsSlice.ts'
import type { AccountEmail } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { deferred } from '#tests/support/deferred.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { aDoneJob, aFailedJob, aRunningJob } from '#tests/unit/shared/kits/jobs/builders.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const START = Date.parse('2026-11-20T05:00:00Z')

const home = async (as: AccountEmail) => {
  const app = await renderApp('/home', { as })
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  return app
}
const region = (name: string) => screen.findByRole('region', { name })

const job = (name: string, minutes: number) =>
  ({
    owner: KABIR,
    id: name,
    startedAt: START + minutes * 60_000,
    files: [{ id: name, name: `${name}.pdf`, size: 1_000, kind: 'pdf', pages: 1, sample: false }],
  }) satisfies Partial<Job>

test('lists the jobs with those that need attention first, and their names open them', async () => {
  const { user, store } = await home(KABIR)
  const jobs = await region('Your jobs')
  expect(within(jobs).getByText(/^Nothing yet\./)).toBeVisible()
  const sent = [
    aDoneJob({ ...job('oldest', 0), seen: true }),
    aDoneJob({ ...job('opened', 5), seen: true }),
    aDoneJob({ ...job('new', 1), subject: 'Ananya Deshpande' }),
    aDoneJob({ ...job('newer', 2) }),
    aRunningJob({ ...job('runs', 3), transactionId: null }),
    aFailedJob({ ...job('failed', 4), failure: 'lowCredits' }),
  ]
  for (const one of sent) store.dispatch(jobUpserted(one))
  await within(jobs).findByText('1 running, 1 failed, 2 new results')
  const list = within(jobs).getByRole('list', { name: 'Your jobs' })
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['failed.pdf', 'runs.pdf', 'newer.pdf', 'new.pdf', 'opened.pdf'])
  expect(within(list).getByText('Failed: not enough credits')).toBeVisible()
  expect(within(list).getByText('Payslip · Ananya Deshpande · 20 Nov 2026, 10:31')).toBeVisible()
  expect(within(jobs).getByRole('link', { name: 'See all 6 jobs' })).toHaveAttribute(
    'href',
    '/jobs',
  )
  // A failure that was seen is not new; a result is new until it is opened.
  expect(await screen.findByRole('button', { name: 'Jobs 3, 1 needs attention' })).toBeVisible()
  await user.click(within(list).getByRole('link', { name: 'failed.pdf' }))
  await waitFor(() => expect(window.location.pathname).toBe('/payslip'))
})

test('a trial shows its remaining days and files and its excluded services, a paid client neither', async () => {
  await home('meera.nair@pinnaclehome.example')
  const trial = await region('Your trial')
  expect(trial).toHaveTextContent('Days left9Files left14')
  expect(trial).toHaveTextContent(/It ends on \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d\./)
  expect(screen.getByRole('link', { name: /^PAN\s?Not part of the trial yet$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^Payslip\s?Earnings and deductions$/ })).toBeVisible()
})

test('explains what to do after a trial has ended', async () => {
  await home('arun.das@malabar.example')
  const trial = await region('Your trial')
  expect(trial).toHaveTextContent('It has ended. No new files can be analysed.')
  expect(within(trial).getByRole('link', { name: 'Book a demo' })).toHaveAttribute(
    'target',
    '_blank',
  )
})

test('shows the sample figures last and marked, and a paid client sees nothing about a trial', async () => {
  const { store } = await home(KABIR)
  await waitFor(() => expect(store.getState().session.subscription?.type).toBe('Paid'))
  expect(screen.queryByRole('region', { name: 'Your trial' })).toBeNull()
  const samples = await region('Credits')
  expect(within(samples).getByText('Sample')).toBeVisible()
  expect(within(samples).getByRole('note')).toHaveTextContent(/not the credits of your account/)
  for (const label of ['Credits used today', 'Total credits', 'Monthly average'])
    expect(within(samples).getByText(label)).toBeVisible()
  expect(within(samples).getByRole('region', { name: 'Usage per service' })).toBeVisible()
  expect(within(samples).getByRole('row', { name: 'Bank statement 1,200 1,800' })).toBeVisible()
  const regions = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'))
  expect(regions.indexOf('home-samples')).toBeGreaterThan(regions.indexOf('home-jobs'))
})

describe('KYC work', () => {
  const tile = (name: RegExp) => screen.findByRole('link', { name })

  test('counts what the list counts with its filter, and opens the list with it', async () => {
    const { user } = await home(KABIR)
    const link = await tile(/^Cases ready for QC\s?[\d,]+/)
    const count = /QC\s?([\d,]+)/.exec(link.textContent)?.[1] ?? ''
    expect(await tile(/^Failed company checks\s?\d/)).toBeVisible()
    await user.click(link)
    await screen.findByRole('table', { name: 'Cases' })
    expect(await screen.findByText(count, { selector: '.table-footer .medium' })).toBeVisible()
    expect(window.location.search).toBe('?tab=checks&status=ready')
  })

  test('shows the shape of a count until it has come', async () => {
    const answered = deferred()
    sandboxServer.use(
      http.post('*/CompanyChecks/V1/job-list', async () => {
        await answered.promise
        return undefined // the sandbox's own answer
      }),
    )
    await home(KABIR)
    const link = await tile(/^Failed company checks/)
    expect(within(link).getByText('Counting')).toBeInTheDocument()
    answered.resolve()
    await tile(/^Failed company checks\s?\d/)
    expect(within(link).queryByText('Counting')).toBeNull()
  })

  test('asks once for the failed checks, however far their list was scrolled', async ({
    world,
  }) => {
    for (const check of world.companyJobs.values()) check.status = 'Job Failed to Start'
    const { user } = await renderApp(
      '/companychecks/uploadfile?tab=checks&q=Job+Failed+to+Start&by=job_status&page=16',
      { as: KABIR },
    )
    await screen.findByText(
      (_, node) => node?.textContent === 'Showing 121 to 128 of 128 entries',
      { selector: 'p' },
    )
    let requests = 0
    sandboxServer.use(http.post('*/CompanyChecks/V1/job-list', () => void (requests += 1)))
    await user.click(screen.getAllByRole('link', { name: /Home|Lekha/ })[0] ?? document.body)
    expect(await tile(/^Failed company checks\s?128/)).toBeVisible()
    await waitFor(() => expect(requests).toBe(1))
  })

  test('shows a dash for a count that cannot be loaded, and still opens the list', async () => {
    sandboxServer.use(
      http.post('*/CompanyChecks/V1/job-list', () => new HttpResponse(null, { status: 500 })),
    )
    await home(KABIR)
    expect(
      await tile(/^Failed company checks\s?–?, the count could not be loaded$/),
    ).toHaveAttribute(
      'href',
      '/companychecks/uploadfile?tab=checks&q=Job+Failed+to+Start&by=job_status',
    )
  })

  test('is left out of a trial, whose KYC services are demo pages', async () => {
    await home('meera.nair@pinnaclehome.example')
    await region('Your trial')
    expect(screen.queryByRole('region', { name: 'KYC work' })).toBeNull()
  })
})
