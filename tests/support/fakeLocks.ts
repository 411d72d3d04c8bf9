type Request = { mode: LockMode; grant: () => void }

/**
 * Web Locks, which every supported browser has and jsdom does not: exclusive and shared requests by name in the order in
 * which they came, `ifAvailable` and `signal`, and which are held.
 */
export function fakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Map<string, LockMode[]>()
  const queues = new Map<string, Request[]>()
  const holders = (name: string) => held.get(name) ?? []
  const queue = (name: string) => queues.get(name) ?? []
  const isFree = (name: string, mode: LockMode) =>
    mode === 'shared' ? !holders(name).includes('exclusive') : holders(name).length === 0

  function grantNext(name: string) {
    for (;;) {
      const [next, ...rest] = queue(name)
      if (next === undefined || !isFree(name, next.mode)) return
      queues.set(name, rest)
      held.set(name, [...holders(name), next.mode])
      next.grant()
    }
  }

  function release(name: string, mode: LockMode) {
    held.set(name, holders(name).toSpliced(holders(name).indexOf(mode), 1))
    grantNext(name)
  }

  async function acquire(name: string, mode: LockMode, signal: AbortSignal | undefined) {
    signal?.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        queues.set(
          name,
          queue(name).filter((other) => other !== request),
        )
        reject(signal?.reason as DOMException)
        grantNext(name)
      }
      const grant = () => {
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      const request = { mode, grant }
      queues.set(name, [...queue(name), request])
      signal?.addEventListener('abort', giveUp)
      grantNext(name)
    })
  }

  async function request<Value>(
    name: string,
    ...rest: [LockGrantedCallback<Value>] | [LockOptions, LockGrantedCallback<Value>]
  ): Promise<Awaited<Value>> {
    const [{ mode = 'exclusive', ifAvailable = false, signal }, work] =
      rest.length === 2 ? rest : [{} as LockOptions, rest[0]]
    if (ifAvailable && (queue(name).length > 0 || !isFree(name, mode))) return await work(null)
    await acquire(name, mode, signal)
    try {
      return await work({ name, mode })
    } finally {
      release(name, mode)
    }
  }
  const query = async (): Promise<LockManagerSnapshot> => ({
    held: [...held].flatMap(([name, modes]) => modes.map((mode) => ({ name, mode }))),
  })
  return { request, query }
}
