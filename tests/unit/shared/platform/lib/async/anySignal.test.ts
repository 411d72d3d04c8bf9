import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'

const own = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {}

describe.each([true, false])('with AbortSignal.any: %s', (hasAny) => {
  beforeEach(() => {
    if (!hasAny) Reflect.deleteProperty(AbortSignal, 'any')
  })
  afterEach(() => void Object.defineProperty(AbortSignal, 'any', own))

  it('aborts with the first of its signals, and keeps its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const combined = anySignal(one.signal, undefined, other.signal)
    expect(combined.aborted).toBe(false)
    other.abort('second')
    one.abort('first')
    expect(combined.reason).toBe('second')
  })

  it('is aborted if one of them is', () => {
    expect(anySignal(new AbortController().signal, AbortSignal.abort('over')).reason).toBe('over')
  })
})

it('follows a time limit that nothing else holds, also after Node collected its garbage', async () => {
  const signal = anySignal(AbortSignal.timeout(100))
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  await new Promise((resolve) => {
    setTimeout(resolve) // what this turn still refers to is not collected
  })
  collectGarbage()
  await expect.poll(() => signal.aborted).toBe(true)
})
