export type SilenceWatch = {
  signal: AbortSignal
  onProgress: () => void
  stop: () => void
}

/** On a slow connection an upload may take long, as long as its bytes move. */
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
