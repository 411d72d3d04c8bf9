const wait = (ms: number) => new Promise<void>((resolve) => void globalThis.setTimeout(resolve, ms))

/** In place of node:timers/promises. */
export { wait as setTimeout }
export const setImmediate = () => wait(0)
