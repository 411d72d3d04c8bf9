import { describe, expect, it } from 'vitest'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobsToEvict, storedBytesOf } from '#shared/kits/jobs/results/storageQuota.ts'
import { aDoneJob, aFailedJob, aFile, aRunningJob, START } from '../builders.ts'

const MB = 1_048_576
const withFile = (id: string) => ({ id, files: [{ ...aFile, id: `${id}.pdf` }] })

/** Each job's file and result weigh 1 MB each, the report of `first` 1 MB more: 11 MB with a draft. */
const sizes = new Map<string, number>([
  ...['runs', 'first', 'failed', 'last'].flatMap((id) => [
    [`${id}.pdf`, MB] as const,
    [`job:${id}:result`, MB] as const,
  ]),
  ['chosen.pdf', MB],
  ['job:first:file:0', MB],
  ['a draft', MB],
])

const JOBS: readonly Job[] = [
  aDoneJob({ ...withFile('last'), finishedAt: START + 9_000 }),
  aRunningJob(withFile('runs')),
  aFailedJob({ ...withFile('failed'), failedAt: START + 5_000 }),
  aFailedJob({
    ...withFile('chosen'),
    failure: 'uploadFailed',
    transactionId: null,
    failedAt: START - 9_000,
  }),
  aDoneJob({ ...withFile('first'), finishedAt: START + 1_000 }),
]

describe('the jobs to evict', () => {
  it.each([
    ['none where all fits', 11, []],
    ['the oldest first', 10, ['first']],
    ['with all that it weighs', 8, ['first']],
    ['as many as it takes', 7, ['first', 'failed']],
    ['all that ended; what runs and what is chosen stays', 0, ['first', 'failed', 'last']],
  ])('%s', (_, megabytes, ids) => {
    expect(jobsToEvict(JOBS, sizes, megabytes * MB).map(({ id }) => id)).toEqual(ids)
  })

  it('counts every part of an incomplete result', () => {
    const incomplete = new Map([...sizes, ['job:first:file:2', MB] as const])
    incomplete.delete('job:first:file:0')
    expect(storedBytesOf(aDoneJob(withFile('first')), incomplete)).toBe(3 * MB)
  })

  it('skips a job without stored data', () => {
    const withoutSize = aDoneJob({ ...withFile('bare'), finishedAt: START - 10_000 })
    expect(jobsToEvict([withoutSize, ...JOBS], sizes, 10 * MB)).not.toContain(withoutSize)
  })
})
