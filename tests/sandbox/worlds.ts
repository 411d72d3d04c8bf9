import { createLruCache } from './lruCache.ts'

/** Names the world that a request means; browsers of people do not send it and share one. */
export const WORLD_HEADER = 'x-sandbox-world'

/** A run of tests names a new world for each; those that nobody has asked for lately are given up. */
const MAX_WORLDS = 12

/** Things by the name of their world. */
export function createWorldCache<Thing>(make: () => Thing): (name: string) => Thing {
  const things = createLruCache<Thing>(MAX_WORLDS)
  return (name) => things(name, make)
}
