/** MSW's store of cookies reads it while it loads; a worker has none. */
Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null } })
