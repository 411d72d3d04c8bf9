import { useEffect, useEffectEvent, useState } from 'react'

type Loaded<Value> = { deps: readonly unknown[]; value: Value }

/**
 * What `load` resolves with; it is called again, and its signal aborted, when one of `deps` changes. `value` is undefined
 * until then, `latest` still that of earlier deps. An error is reported as unhandled, unless it was aborted.
 */
export function useAsync<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  deps: readonly unknown[],
): { value: Value | undefined; latest: Value | undefined } {
  const [loaded, setLoaded] = useState<Loaded<Value> | null>(null)
  const start = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const value = await load(signal)
      if (!signal.aborted) setLoaded({ deps, value })
    } catch (error) {
      if (!signal.aborted) throw error
    }
  })
  useEffect(() => {
    const control = new AbortController()
    void start(control.signal)
    return () => control.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's
  }, deps)
  const isCurrent = loaded?.deps.every((dep, index) => Object.is(dep, deps[index])) === true
  return { value: isCurrent ? loaded.value : undefined, latest: loaded?.value }
}
