import { describe, expect, it } from 'vitest'
import { batchReducer, type Batch, type BatchEvent } from '#shared/kits/jobs/batch/batch.ts'
import { nextResult } from '#shared/kits/jobs/batch/nextResult.ts'
import {
  isRetriable,
  mayHaveArrived,
  itemStatus,
  batchTotals,
} from '#shared/kits/jobs/batch/itemStatus.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { aDoneJob, aFailedJob, aFile, aRunningJob } from '../builders.ts'

const item = (id: string, job: string | null = null) => ({ id, files: [aFile], job })
const BATCH: Batch = { items: [item('a', 'job-a'), item('b')], halt: null }

describe('a batch after an event', () => {
  it.each<[string, Batch, BatchEvent, Batch | null]>([
    [
      'more are added, which is to go on',
      { ...BATCH, halt: 'lowCredits' },
      { kind: 'added', items: [item('c')] },
      { items: [...BATCH.items, item('c')], halt: null },
    ],
    [
      'one begins',
      BATCH,
      { kind: 'started', item: 'b', job: 'job-b' },
      { ...BATCH, items: [item('a', 'job-a'), item('b', 'job-b')] },
    ],
    [
      'one waits again',
      BATCH,
      { kind: 'requeued', item: 'a' },
      { ...BATCH, items: [item('a'), item('b')] },
    ],
    [
      'one is taken off',
      BATCH,
      { kind: 'removed', items: ['b'] },
      { ...BATCH, items: [item('a', 'job-a')] },
    ],
    ['all are taken off', BATCH, { kind: 'removed', items: ['a', 'b'] }, null],
    [
      'its job is gone',
      BATCH,
      { kind: 'jobRemoved', job: 'job-a' },
      { ...BATCH, items: [item('b')] },
    ],
    ['it is stopped', BATCH, { kind: 'halted', reason: 'stopped' }, { ...BATCH, halt: 'stopped' }],
    ['it goes on', { ...BATCH, halt: 'stopped' }, { kind: 'resumed' }, BATCH],
  ])('%s', (_, batch, event, next) => {
    expect(batchReducer(batch, event)).toEqual(next)
  })

  it('is the same one where what happens is about another job', () => {
    expect(batchReducer(BATCH, { kind: 'jobRemoved', job: 'job-x' })).toBe(BATCH)
  })
})

describe('how a document stands', () => {
  const jobs = {
    runs: aRunningJob({ id: 'runs' }),
    done: aDoneJob({ id: 'done' }),
    seen: aDoneJob({ id: 'seen', seen: true }),
    failed: aFailedJob({ id: 'failed' }),
  }
  const batch: Batch = {
    items: ['runs', 'seen', 'done', 'failed', 'gone', null].map((job, at) => item(`${at}`, job)),
    halt: null,
  }

  it('is told by its job, and that it was cut off by a job that nobody kept', () => {
    expect(batch.items.map((one) => itemStatus(one, jobs).kind)).toEqual([
      'running',
      'done',
      'done',
      'failed',
      'interrupted',
      'waiting',
    ])
  })

  it('is summed up', () => {
    expect(batchTotals(batch, jobs)).toEqual({
      total: 6,
      waiting: 1,
      running: 1,
      done: 2,
      failed: 1,
      interrupted: 1,
      unopened: 1,
      retriable: 1,
    })
  })

  it('leads to the first result that nobody has opened', () => {
    expect(nextResult(batch, jobs)?.id).toBe('done')
  })

  it.each<[string, DialogName, string | null, { again: boolean; unsure: boolean }]>([
    ['refused', 'documentUploadError', null, { again: true, unsure: false }],
    ['not analysed', 'outputFailed', 'tx', { again: true, unsure: false }],
    ['without an answer to its upload', 'uploadFailed', null, { again: false, unsure: true }],
    ['without an answer to its polls', 'uploadFailed', 'tx', { again: true, unsure: false }],
    ['without its bytes', 'fileNotKept', null, { again: false, unsure: false }],
  ])('%s, it is tried again accordingly', (_, failure, transactionId, { again, unsure }) => {
    const standing = itemStatus(item('a', 'x'), {
      x: aFailedJob({ id: 'x', failure, transactionId }),
    })
    expect([isRetriable(standing), mayHaveArrived(standing)]).toEqual([again, unsure])
  })
})
