/** Traversing the history is asynchronous; one that has not happened after this time is tried again. */
const RETRY_MS = 500
const MAX_TRIES = 3

type HistoryRollbackDeps = {
  /** 0 where unknown. */
  entriesToShown: () => number
  go: (delta: number) => void
  /** The last resort. */
  pushShownEntry: () => void
}

export type HistoryRollback = {
  start: () => void
  finish: () => void
  isRunning: () => boolean
  /** Runs `act` at once, or after the rollback. */
  runAfter: (act: () => void) => void
  cancel: () => void
}

/** Undoes a refused Back or Forward: checks the browser's position until it is the shown entry again. */
export function createHistoryRollback({
  entriesToShown,
  go,
  pushShownEntry,
}: HistoryRollbackDeps): HistoryRollback {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []

  function end(): readonly (() => void)[] {
    clearTimeout(timer)
    timer = undefined
    const actions = waiting
    waiting = []
    return actions
  }

  function finish() {
    for (const act of end()) act()
  }

  function tryToReturn(triesLeft: number) {
    const delta = entriesToShown()
    if (delta === 0 || triesLeft === 0) {
      pushShownEntry()
      finish()
      return
    }
    timer = setTimeout(() => tryToReturn(triesLeft - 1), RETRY_MS)
    go(delta)
  }

  const isRunning = () => timer !== undefined
  return {
    start: () => tryToReturn(MAX_TRIES),
    finish,
    isRunning,
    runAfter: (act) => {
      if (isRunning()) waiting.push(act)
      else act()
    },
    cancel: () => void end(),
  }
}
