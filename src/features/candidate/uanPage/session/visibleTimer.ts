export type VisibleTimer = {
  set: (ms: number | null) => void
  pause: () => void
  resume: () => void
}

/** Paused while the page is hidden: the person may be reading the SMS, and phones block the sockets of hidden pages. */
export function createVisibleTimer(onDue: () => void): VisibleTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let remainingMs: number | null = null
  let startedAt = 0

  function stop(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function start(): void {
    stop()
    if (remainingMs === null || document.visibilityState === 'hidden') return
    startedAt = Date.now()
    timer = setTimeout(() => {
      stop()
      remainingMs = null
      onDue()
    }, remainingMs)
  }

  return {
    set(ms) {
      remainingMs = ms
      start()
    },
    pause() {
      if (timer === undefined || remainingMs === null) return
      stop()
      remainingMs = Math.max(0, remainingMs - (Date.now() - startedAt))
    },
    resume() {
      if (timer === undefined) start()
    },
  }
}
