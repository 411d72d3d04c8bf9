export type SilenceWatch = {
  /** Aborts after `limitMs` without progress. */
  signal: AbortSignal
  /** Bytes have moved: the limit starts anew. */
  onProgress: () => void
  /** The call has ended. */
  stop: () => void
}

/**
 * A limit on silence instead of time: on a slow connection an upload may take long, as long as its bytes move.
 * @param limitMs the longest silence, ms
 */
export function watchSilence(limitMs: number): SilenceWatch {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const onProgress = () => {
    stop()
    if (!control.signal.aborted) timer = setTimeout(() => control.abort(), limitMs)
  }
  onProgress()
  return { signal: control.signal, onProgress, stop }
}
