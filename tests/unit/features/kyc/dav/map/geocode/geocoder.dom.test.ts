import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { geocoder } from '#features/kyc/dav/map/geocode/geocoder.ts'

const PLACE = [{ lat: '12.7071', lon: '77.7826', display_name: 'Mathigiri' }]
const session = new AbortController()
/** Time in ms and address of each request. */
let sent: { at: number; query: string | null; signal: AbortSignal }[] = []
let answers: (query: string) => Promise<Response>
let lookUp: ReturnType<typeof geocoder>

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  answers = async () => Response.json(PLACE)
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const query = url instanceof URL ? url.searchParams.get('q') : null
    const signal = init?.signal ?? new AbortController().signal
    sent.push({ at: performance.now(), query, signal })
    return Promise.race([
      answers(query ?? ''),
      new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
    ])
  })
  lookUp = geocoder(session.signal)
})
afterEach(() => {
  vi.useRealTimers()
})

const newController = () => new AbortController()
const ask = (address: string, { signal } = newController()) => lookUp(address, signal)

it('sends one request per second', async () => {
  const all = Promise.all(['Adyar', 'Kothrud', 'Kaloor'].map((address) => ask(address)))
  await vi.advanceTimersByTimeAsync(5_000)
  await all
  expect(sent.map(({ query }) => query)).toEqual(['Adyar', 'Kothrud', 'Kaloor'])
  const intervals = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
  for (const interval of intervals) expect(interval).toBeGreaterThanOrEqual(999)
})

it('returns a result before the second has passed', async () => {
  const answer = ask('Adyar')
  await vi.advanceTimersByTimeAsync(5)
  expect(await answer).toMatchObject({ ok: true, value: { latitude: 12.7071 } })
})

it.each([
  ['a location', PLACE],
  ['no result', []],
])('sends one request for %s, however the address is spelled', async (_, body) => {
  answers = async () => Response.json(body)
  const [first, meanwhile] = [ask('12,  Adyar'), ask(' 12, adyar ')]
  await vi.advanceTimersByTimeAsync(5)
  expect(await first).toEqual(await meanwhile)
  expect(await ask('12, ADYAR')).toEqual(await first)
  expect(sent).toHaveLength(1)
})

it('sends no request for coordinates and empty text', async () => {
  expect(await ask('12.9716, 77.5946')).toMatchObject({ value: { latitude: 12.9716 } })
  expect(await ask('  ')).toEqual({ ok: true, value: null })
  expect(sent).toEqual([])
})

it('retries after a failure', async () => {
  answers = async () => new Response(null, { status: 429 })
  const refused = ask('Adyar')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await refused).toMatchObject({ ok: false, error: { status: 429 } })
  answers = async () => Response.json(PLACE)
  const again = ask('Adyar')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await again).toMatchObject({ ok: true })
})

it('does not send an aborted request', async () => {
  const aborted = newController()
  const first = ask('Adyar')
  const second = ask('Kothrud', aborted)
  aborted.abort()
  const third = ask('Kaloor')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await second).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  await Promise.all([first, third])
  expect(sent.map(({ query }) => query)).toEqual(['Adyar', 'Kaloor'])
})

it('aborts a request when its last caller has aborted', async () => {
  answers = () => new Promise(() => {})
  const [one, other] = [newController(), newController()]
  const requests = [ask('Adyar', one), ask('Adyar', other)]
  await vi.advanceTimersByTimeAsync(5)
  one.abort()
  expect(sent[0]?.signal.aborted).toBe(false)
  other.abort()
  expect(sent[0]?.signal.aborted).toBe(true)
  for (const answer of await Promise.all(requests))
    expect(answer).toMatchObject({ error: { kind: 'aborted' } })
})

it('times out when the service does not respond', async () => {
  answers = () => new Promise(() => {})
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), ms)
    return controller.signal
  })
  const answer = ask('Adyar')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(await answer).toMatchObject({ error: { kind: 'timeout' } })
})
