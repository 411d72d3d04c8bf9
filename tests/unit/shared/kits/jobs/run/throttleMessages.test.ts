import { afterEach, expect, it, vi } from 'vitest'
import { throttleMessages } from '#shared/kits/jobs/run/throttleMessages.ts'

type Message = { id: string; nth: number }

afterEach(() => vi.useRealTimers())

function handle() {
  vi.useFakeTimers()
  const received: Message[] = []
  const ended = new AbortController()
  const listener = (message: Message) => void received.push(message)
  const send = throttleMessages<Message>(({ id }) => id, listener, ended.signal)
  return { heard: received, send, ended }
}

it('passes few messages at once, and the newest of each key of many', () => {
  const { heard: received, send } = handle()
  for (let nth = 0; nth < 20_000; nth += 1) send({ id: `job ${nth % 100}`, nth })
  expect(received).toHaveLength(20)
  vi.advanceTimersByTime(50)
  expect(received).toHaveLength(40)
  vi.runAllTimers()
  expect(received).toHaveLength(120)
  expect(received.at(-1)).toEqual({ id: 'job 19', nth: 19_919 })
  expect(received.some(({ nth }) => nth === 19_999)).toBe(true)
  send({ id: 'job 1', nth: 20_000 })
  expect(received.at(-1)?.nth).toBe(20_000)
})

it('passes nothing after the end', () => {
  const { heard: received, send, ended } = handle()
  for (let nth = 0; nth < 100; nth += 1) send({ id: `job ${nth}`, nth })
  ended.abort()
  vi.runAllTimers()
  send({ id: 'job', nth: 100 })
  expect(received).toHaveLength(20)
})
