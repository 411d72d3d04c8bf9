/** Things by name, each made when it is first asked for; of more than `most` the longest unused goes. */
export function createLruCache<Thing>(most: number): (name: string, make: () => Thing) => Thing {
  const things = new Map<string, Thing>()
  return (name, make) => {
    const thing = things.get(name) ?? make()
    things.delete(name)
    things.set(name, thing)
    const [longestUnused] = things.keys()
    if (things.size > most && longestUnused !== undefined) things.delete(longestUnused)
    return thing
  }
}
