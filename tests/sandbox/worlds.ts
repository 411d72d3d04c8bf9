import { createLruCache } from './lruCache.ts'

/** The world of a request by name; browsers of people send no name and share one. */
export const WORLD_HEADER = 'x-sandbox-world'

/** Each test run uses new names; the least recently used worlds are dropped. */
const MAX_WORLDS = 12

/** Values by world name. */
export function createWorldCache<Thing>(make: () => Thing): (name: string) => Thing {
  const cache = createLruCache<Thing>(MAX_WORLDS)
  return (name) => cache(name, make)
}
