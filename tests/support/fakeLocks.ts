type Holder = { mode: LockMode; onStolen: () => void }
type Request = { holder: Holder; grant: () => void }

/**
 * Web Locks, which every supported browser has and jsdom does not: exclusive and shared requests by name in the order in
 * which they came, `ifAvailable`, `steal` and `signal`, and which are held.
 */
export function fakeLocks(): Pick<LockManager, 'request' | 'query'> {
  const held = new Map<string, Holder[]>()
  const queues = new Map<string, Request[]>()
  const holders = (name: string) => held.get(name) ?? []
  const queue = (name: string) => queues.get(name) ?? []
  const isFree = (name: string, mode: LockMode) =>
    holders(name).every((holder) => mode === 'shared' && holder.mode === 'shared')

  function grantNext(name: string) {
    for (;;) {
      const [next, ...rest] = queue(name)
      if (next === undefined || !isFree(name, next.holder.mode)) return
      queues.set(name, rest)
      held.set(name, [...holders(name), next.holder])
      next.grant()
    }
  }

  function release(name: string, released: Holder) {
    held.set(
      name,
      holders(name).filter((holder) => holder !== released),
    )
    grantNext(name)
  }

  function steal(name: string, holder: Holder) {
    const robbed = holders(name)
    held.set(name, [holder])
    for (const { onStolen } of robbed) onStolen()
  }

  async function acquire(name: string, holder: Holder, signal: AbortSignal | undefined) {
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
      const request = { holder, grant }
      queues.set(name, [...queue(name), request])
      signal?.addEventListener('abort', giveUp)
      grantNext(name)
    })
  }

  async function request<Value>(
    name: string,
    ...rest: [LockGrantedCallback<Value>] | [LockOptions, LockGrantedCallback<Value>]
  ): Promise<Awaited<Value>> {
    const [{ mode = 'exclusive', ifAvailable = false, steal: isStolen = false, signal }, work] =
      rest.length === 2 ? rest : [{} as LockOptions, rest[0]]
    if (ifAvailable && (queue(name).length > 0 || !isFree(name, mode))) return await work(null)
    const theft = new AbortController()
    const stolen = new Promise<never>((_resolve, reject) => {
      theft.signal.addEventListener('abort', () =>
        reject(new DOMException('The lock was stolen', 'AbortError')),
      )
    })
    const holder = { mode, onStolen: () => theft.abort() }
    if (isStolen) steal(name, holder)
    else await acquire(name, holder, signal)
    try {
      return await Promise.race([work({ name, mode }), stolen])
    } finally {
      release(name, holder)
    }
  }
  const query = async (): Promise<LockManagerSnapshot> => ({
    held: [...held].flatMap(([name, modes]) => modes.map(({ mode }) => ({ name, mode }))),
  })
  return { request, query }
}
