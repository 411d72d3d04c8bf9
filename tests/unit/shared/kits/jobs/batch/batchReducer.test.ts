import { describe, expect, it } from 'vitest'
import { batchReducer, type Batch, type BatchEvent } from '#shared/kits/jobs/batch/batch.ts'
import {
  hasHaltedBatch,
  isRetriable,
  mayHaveArrived,
  itemStatus,
  batchTotals,
} from '#shared/kits/jobs/batch/itemStatus.ts'
import { nextResult } from '#shared/kits/jobs/batch/nextResult.ts'
import type { FailedJob } from '#shared/kits/jobs/job.ts'
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

  it('is unchanged by events of another job', () => {
    expect(batchReducer(BATCH, { kind: 'jobRemoved', job: 'job-x' })).toBe(BATCH)
  })
})

describe('the status of a document', () => {
  const jobs = {
    runs: aRunningJob({ id: 'runs' }),
    done: aDoneJob({ id: 'done' }),
    seen: aDoneJob({
      id: 'seen',
      seen: true,
      findings: [{ kind: 'failed', text: 'Off by ₹1.00' }],
    }),
    failed: aFailedJob({ id: 'failed' }),
  }
  const batch: Batch = {
    items: ['runs', 'seen', 'done', 'failed', 'gone', null].map((job, at) => item(`${at}`, job)),
    halt: null,
  }

  it('depends on its job; without a stored job it is interrupted', () => {
    expect(batch.items.map((one) => itemStatus(one, jobs).kind)).toEqual([
      'running',
      'done',
      'done',
      'failed',
      'interrupted',
      'waiting',
    ])
  })

  it('is counted', () => {
    expect(batchTotals(batch, jobs)).toEqual({
      total: 6,
      waiting: 1,
      running: 1,
      done: 2,
      failed: 1,
      interrupted: 1,
      unopened: 1,
      problems: 1,
      retriable: 1,
    })
  })

  it('finds the first unopened result', () => {
    expect(nextResult(batch, jobs)?.id).toBe('done')
  })

  it.each<[string, DialogName, string | null, { again: boolean; mayHave: boolean }]>([
    ['refused', 'documentUploadError', null, { again: true, mayHave: false }],
    ['not analysed', 'outputFailed', 'tx', { again: true, mayHave: false }],
    ['without an answer to its upload', 'uploadFailed', null, { again: false, mayHave: true }],
    ['without an answer to its polls', 'uploadFailed', 'tx', { again: true, mayHave: false }],
    ['without its bytes', 'fileNotKept', null, { again: false, mayHave: false }],
  ])('%s, stored by an older build: how it is retried', (_, failure, transactionId, expected) => {
    const status = itemStatus(item('a', 'x'), {
      x: aFailedJob({ id: 'x', failure, transactionId }),
    })
    expect({ again: isRetriable(status), mayHave: mayHaveArrived(status) }).toEqual(expected)
  })

  it.each<[string, Partial<FailedJob>, boolean]>([
    ['a gateway answered its upload', { failure: 'outputFailed', mayHaveArrived: true }, true],
    ['the service refused its upload', { failure: 'outputFailed', mayHaveArrived: false }, false],
    [
      'the service failed at its upload',
      { failure: 'internalError', mayHaveArrived: false },
      false,
    ],
    [
      'an older build stored a 504 to its upload',
      { failure: 'outputFailed', mayBeDone: true },
      true,
    ],
    [
      'the server knows it',
      { failure: 'outputFailed', mayHaveArrived: true, transactionId: 'tx' },
      false,
    ],
  ])('%s: whether it may have arrived', (_, fields, mayHave) => {
    const failed = aFailedJob({ id: 'x', transactionId: null, ...fields })
    const status = itemStatus(item('a', 'x'), { x: failed })
    expect([mayHaveArrived(status), isRetriable(status)]).toEqual([mayHave, !mayHave])
    expect(hasHaltedBatch(failed)).toBe(mayHave)
  })
})
