import { expect, it } from 'vitest'
import { placeOf } from '#shared/analyzer/placeOf.ts'
import type { Flow } from '#shared/jobs/job.ts'
import { aDoneJob, aRunningJob } from '#tests/unit/jobs/builders.ts'

const done = aDoneJob({ id: 'done' })
const running = aRunningJob({ id: 'running' })
const nothing: Flow = { kind: 'Not Uploaded' }

const standing = (given: Partial<Parameters<typeof placeOf>[0]>) => ({
  paths: { upload: '/financialStatement', output: '/outputfinancialStatement' },
  isOutput: false,
  wanted: null,
  loaded: true,
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
  ['upload page, its job runs', { flow: running, wanted: 'running' }, 'stay'],
  ['upload page, a job runs', { flow: running }, { to: '/financialStatement?job=running' }],
  [
    'upload page, its job is done',
    { flow: done, wanted: 'done' },
    { to: '/outputfinancialStatement?job=done' },
  ],
  ['output page, its job is done', { isOutput: true, flow: done, wanted: 'done' }, 'stay'],
  ['output page, nothing read yet', { isOutput: true, loaded: false }, 'wait'],
  ['output page, its job not read yet', { isOutput: true, loaded: false, wanted: 'done' }, 'wait'],
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
    { isOutput: true, wanted: 'gone' },
    { to: '/financialStatement?job=gone' },
  ],
  [
    'output page, its job runs',
    { isOutput: true, flow: running, wanted: 'running' },
    { to: '/financialStatement?job=running' },
  ],
  [
    'output page left by Back',
    { isOutput: true, wanted: 'new', loaded: false },
    { to: '/financialStatement?job=new' },
  ],
] as const)('%s', (_name, given, place) => {
  expect(placeOf(standing(given))).toEqual(place)
})
