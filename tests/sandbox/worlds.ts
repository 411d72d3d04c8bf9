import { createLruCache } from './lruCache.ts'

/** The world of a request by name; browsers of people send no name and share one. */
export const WORLD_HEADER = 'x-sandbox-world'

/**
 * Each test uses new names; the least recently used worlds are dropped. A test may make no call for a minute while it
 * checks 200 pages, and others meanwhile open a world for each screen: their number must not end its session.
 */
export const MAX_WORLDS = 60

/** Values by world name. */
export function createWorldCache<Thing>(make: () => Thing): (name: string) => Thing {
  const cache = createLruCache<Thing>(MAX_WORLDS)
  return (name) => cache(name, make)
}
