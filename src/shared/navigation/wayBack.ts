/** A traversal of the history takes a moment; one that has not come by then is tried again. */
const LOOK_AGAIN_MS = 500
const TRIES = 3

type Ground = {
  /** How many entries the browser stands away from the shown one; 0 where that is not known. */
  distance: () => number
  go: (delta: number) => void
  /** The last resort: puts the shown page on top of the history. */
  putOnTop: () => void
}

export type WayBack = {
  /** Leads the browser back to the shown entry. */
  start: () => void
  /** The browser has come back. */
  arrived: () => void
  isUnderWay: () => boolean
  /** Runs it when the browser stands where the screen is: at once, or after the way back. */
  afterwards: (act: () => void) => void
  /** Nobody looks at this history any more. */
  abandon: () => void
}

/** Undoes a refused Back or Forward. Counts nothing and expects nothing: it looks where the browser stands until it is back. */
export function createWayBack({ distance, go, putOnTop }: Ground): WayBack {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []

  /** @returns what waited for the end of the way. */
  function end(): readonly (() => void)[] {
    clearTimeout(timer)
    timer = undefined
    const due = waiting
    waiting = []
    return due
  }

  function arrived() {
    for (const act of end()) act()
  }

  function look(tries: number) {
    const delta = distance()
    if (delta === 0 || tries === 0) {
      putOnTop()
      arrived()
      return
    }
    timer = setTimeout(() => look(tries - 1), LOOK_AGAIN_MS)
    go(delta)
  }

  const isUnderWay = () => timer !== undefined
  return {
    start: () => look(TRIES),
    arrived,
    isUnderWay,
    afterwards: (act) => {
      if (isUnderWay()) waiting.push(act)
      else act()
    },
    abandon: () => void end(),
  }
}
