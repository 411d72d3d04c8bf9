import { beforeEach, expect, it, vi } from 'vitest'
import { createWorkerPool } from '#shared/platform/pdf/workerPool.ts'

type FakeWorker = { number: number; terminate: () => void }

/** How long an opening is patient with the one before it. */
const PATIENCE_MS = 1_000

function setUp() {
  const ended: number[] = []
  let started = 0
  const pool = createWorkerPool<FakeWorker>(async () => {
    started += 1
    const number = started
    return { number, terminate: () => ended.push(number) }
  })
  return { pool, ended, started: () => started }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('shares one worker between files that arrive together', async () => {
  const { pool, started } = setUp()
  await pool.warmUp()
  await pool.warmUp()
  const numbers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const worker = await pool.take()
      await Promise.resolve()
      pool.release(worker)
      return worker.number
    }),
  )
  expect([new Set(numbers), started()]).toEqual([new Set([1]), 1])
})

it('starts another worker if one is stuck, and terminates a discarded one', async () => {
  const { pool, ended } = setUp()
  const stuck = await pool.take()
  const next = pool.take()
  await vi.advanceTimersByTimeAsync(PATIENCE_MS)
  const other = await next
  expect(other.number).toBe(2)
  pool.discard(stuck)
  expect(ended).toEqual([1])
  pool.release(other)
  expect((await pool.take()).number).toBe(2)
})

it('passes the worker on while each file takes less than the limit', async () => {
  const { pool, started } = setUp()
  const reading = Promise.all(
    Array.from({ length: 12 }, async () => {
      const worker = await pool.take()
      await new Promise((done) => setTimeout(done, PATIENCE_MS / 2))
      pool.release(worker)
    }),
  )
  await vi.advanceTimersByTimeAsync(12 * PATIENCE_MS)
  await reading
  expect(started()).toBe(1)
})

it('keeps the worker of an open document, and starts another at once', async () => {
  const { pool } = setUp()
  const shown = await pool.take()
  const next = pool.take()
  pool.detach()
  expect((await next).number).toBe(2)
  pool.reattach()
  pool.release(shown)
  expect((await pool.take()).number).toBe(1)
})

it('reuses the worker of a document that is being closed', async () => {
  const { pool, started } = setUp()
  const shown = await pool.take()
  pool.detach()
  pool.reattach()
  const next = pool.take()
  await Promise.resolve()
  pool.release(shown)
  expect([(await next).number, started()]).toEqual([1, 1])
})

it('keeps one idle worker and terminates the others', async () => {
  const { pool, ended } = setUp()
  const one = await pool.take()
  pool.detach()
  const two = await pool.take()
  pool.release(two)
  pool.reattach()
  pool.release(one)
  expect(ended).toEqual([1])
})

it('continues after a worker that failed to start', async () => {
  const start = vi.fn<() => Promise<FakeWorker>>()
  start.mockRejectedValueOnce(new Error('no network'))
  start.mockResolvedValue({ number: 1, terminate: () => {} })
  const pool = createWorkerPool(start)
  const first = pool.take()
  const second = pool.take()
  await expect(first).rejects.toThrow('no network')
  expect((await second).number).toBe(1)
})
