import { vi } from 'vitest'

/**
 * Derives each key in one round instead of 600,000, a second of a processor's time.
 * @returns the rounds that each key was to have
 */
export function quickKeys(): readonly number[] {
  const rounds: number[] = []
  const { subtle } = globalThis.crypto
  const deriveKey = subtle.deriveKey.bind(subtle)
  vi.spyOn(subtle, 'deriveKey').mockImplementation(async (algorithm, ...rest) => {
    if (typeof algorithm === 'string' || !('iterations' in algorithm))
      throw new Error('This key is not derived in rounds.')
    rounds.push(algorithm.iterations)
    return deriveKey({ ...algorithm, iterations: 1 }, ...rest)
  })
  return rounds
}
