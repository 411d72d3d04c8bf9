import { afterEach, expect, it, vi } from 'vitest'
import { throttleMessages } from '#shared/kits/jobs/throttleMessages.ts'

type Message = { id: string; nth: number }

afterEach(() => vi.useRealTimers())

function take() {
  vi.useFakeTimers()
  const heard: Message[] = []
  const ended = new AbortController()
  const hear = (message: Message) => void heard.push(message)
  const send = throttleMessages<Message>(({ id }) => id, hear, ended.signal)
  return { heard, send, ended }
}

it('hands a few on at once, and of a flood a portion, the newest of each key last', () => {
  const { heard, send } = take()
  for (let nth = 0; nth < 20_000; nth += 1) send({ id: `job ${nth % 100}`, nth })
  expect(heard).toHaveLength(20)
  vi.advanceTimersByTime(50)
  expect(heard).toHaveLength(40)
  vi.runAllTimers()
  expect(heard).toHaveLength(120)
  expect(heard.at(-1)).toEqual({ id: 'job 19', nth: 19_919 })
  expect(heard.some(({ nth }) => nth === 19_999)).toBe(true)
  send({ id: 'job 1', nth: 20_000 })
  expect(heard.at(-1)?.nth).toBe(20_000)
})

it('hands nothing on after the end', () => {
  const { heard, send, ended } = take()
  for (let nth = 0; nth < 100; nth += 1) send({ id: `job ${nth}`, nth })
  ended.abort()
  vi.runAllTimers()
  send({ id: 'job', nth: 100 })
  expect(heard).toHaveLength(20)
})
