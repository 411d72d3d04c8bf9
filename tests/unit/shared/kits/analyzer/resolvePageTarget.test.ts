import { expect, it } from 'vitest'
import { resolvePageTarget } from '#shared/kits/analyzer/resolvePageTarget.ts'
import type { Flow } from '#shared/kits/jobs/job.ts'
import { aDoneJob, aRunningJob } from '#tests/unit/shared/kits/jobs/builders.ts'

const done = aDoneJob({ id: 'done' })
const running = aRunningJob({ id: 'running' })
const nothing: Flow = { kind: 'Not Uploaded' }

const resolve = (given: Partial<Parameters<typeof resolvePageTarget>[0]>) => ({
  paths: { upload: '/financialStatement', output: '/outputfinancialStatement' },
  isOutput: false,
  requestedJobId: null,
  isLoaded: true,
  flow: nothing,
  newest: undefined,
  ...given,
})

it.each([
  ['upload page, nothing yet', {}, 'stay'],
  [
    'upload page, a draft',
    { flow: { kind: 'Uploaded Successfull', files: [], options: {} } },
    'stay',
  ],
  ['upload page, a finished job at hand', { newest: done }, 'stay'],
  ['upload page, its job runs', { flow: running, requestedJobId: 'running' }, 'stay'],
  ['upload page, a job runs', { flow: running }, { to: '/financialStatement?job=running' }],
  [
    'upload page, its job is done',
    { flow: done, requestedJobId: 'done' },
    { to: '/outputfinancialStatement?job=done' },
  ],
  ['output page, its job is done', { isOutput: true, flow: done, requestedJobId: 'done' }, 'stay'],
  ['output page, nothing read yet', { isOutput: true, isLoaded: false }, 'wait'],
  [
    'output page, its job not read yet',
    { isOutput: true, isLoaded: false, requestedJobId: 'done' },
    'wait',
  ],
  [
    'output page, no job named',
    { isOutput: true, newest: done },
    { to: '/outputfinancialStatement?job=done' },
  ],
  [
    'output page, a job runs and one is done',
    { isOutput: true, flow: running, newest: done },
    { to: '/outputfinancialStatement?job=done' },
  ],
  ['output page, none there', { isOutput: true }, { to: '/financialStatement' }],
  [
    'output page, its job is gone',
    { isOutput: true, requestedJobId: 'gone' },
    { to: '/financialStatement?job=gone' },
  ],
  [
    'output page, its job runs',
    { isOutput: true, flow: running, requestedJobId: 'running' },
    { to: '/financialStatement?job=running' },
  ],
  [
    'output page left by Back',
    { isOutput: true, requestedJobId: 'new', isLoaded: false },
    { to: '/financialStatement?job=new' },
  ],
] as const)('%s', (_name, given, place) => {
  expect(resolvePageTarget(resolve(given))).toEqual(place)
})
