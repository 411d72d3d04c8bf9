/** Names the world that a request means; browsers of people do not send it and share one. */
export const WORLD_HEADER = 'x-sandbox-world'

/** A run of tests names a new world for each; those that nobody has asked for lately are given up. */
const KEPT = 12

/** Things by name, each made when it is first asked for; of more than a dozen the longest unused one goes. */
export function byName<Thing>(make: () => Thing): (name: string) => Thing {
  const things = new Map<string, Thing>()
  return (name) => {
    const thing = things.get(name) ?? make()
    things.delete(name)
    things.set(name, thing)
    const [longestUnused] = things.keys()
    if (things.size > KEPT && longestUnused !== undefined) things.delete(longestUnused)
    return thing
  }
}
