import { env } from '#shared/config/env.ts'
import { socketBase } from '#shared/config/hosts.ts'
import { assertNever } from '#shared/lib/assertNever.ts'
import { hasDotSegment } from '#shared/lib/wellFormed.ts'
import { parseFrame, type ClientFrame } from './frames.ts'
import { dueOf } from './lineMoves.ts'
import { NO_LINK, START } from './moves.ts'
import { sealPassword } from './sealPassword.ts'
import { step } from './step.ts'
import type { UanEffect, UanEvent, UanState } from './uanState.ts'

/** kyc §7, "UAN page". */
const socketAddress = (jobId: string): string =>
  `${socketBase(env(), window.location)}/UAN/V1/job/${encodeURIComponent(jobId)}`

export type UanSession = {
  read: () => UanState
  subscribe: (listener: () => void) => () => void
  tell: (event: UanEvent) => void
  /** Takes the socket up. Returns the way to let go of it, when the page is left. */
  start: () => () => void
}

/**
 * A candidate's way through one job: the state, its socket and its one timer. It lives with the page that shows it and keeps
 * nothing of what passes: the password goes from the press into the frame.
 * @param jobId Empty where the link has none.
 */
export function uanSession(jobId: string): UanSession {
  const first = jobId === '' || hasDotSegment(jobId) ? NO_LINK : START
  let state = first
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function tell(event: UanEvent): void {
    const { state: next, effects } = step(state, event)
    const isMoved = next !== state
    state = next
    if (isMoved) setTimer()
    for (const effect of effects) carryOut(effect)
    if (isMoved) for (const listener of listeners) listener()
  }

  function setTimer(): void {
    clearTimeout(timer)
    const ms = dueOf(state)
    timer = ms === null ? undefined : setTimeout(onTime, ms)
  }

  /** Nobody looks: the phone holds sockets back, and an attempt would only be lost. `woken` makes up for it. */
  function onTime(): void {
    if (state.line.kind !== 'lost' || document.visibilityState === 'visible') tell({ kind: 'due' })
  }

  function carryOut(effect: UanEffect): void {
    switch (effect.kind) {
      case 'connect':
        connect()
        break
      case 'close':
        letGo()
        break
      case 'say':
        say(socket, effect.frame)
        break
      case 'sealAndSay':
        void sealAndSay(effect.password)
        break
      default:
        assertNever(effect)
    }
  }

  function connect(): void {
    letGo()
    try {
      listenTo(new WebSocket(socketAddress(jobId)))
    } catch (error) {
      window.reportError(error) // an address that the browser refuses: a fault of the deployment
      tell({ kind: 'failed' })
    }
  }

  function listenTo(mine: WebSocket): void {
    socket = mine
    const ours = (event: () => UanEvent | null) => () => {
      const told = mine === socket ? event() : null
      if (told !== null) tell(told)
    }
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const frame = mine === socket ? parseFrame(data) : null
      if (frame !== null) tell({ kind: 'framed', frame, at: Date.now() })
    })
    mine.addEventListener(
      'error',
      ours(() => ({ kind: 'failed' })),
    )
    mine.addEventListener(
      'close',
      ours(() => ({ kind: 'dropped' })),
    )
  }

  function letGo(): void {
    const before = socket
    socket = null
    before?.close()
  }

  async function sealAndSay(password: string): Promise<void> {
    const mine = socket
    try {
      const sealed = await sealPassword(password, env().VITE_UAN_PASSWORD_KEY)
      say(mine === socket ? mine : null, { event: 'INDEX', data: { password: sealed } })
    } catch {
      // Why is no secret, but the error may carry what was to be encrypted: it is shown, not reported.
      tell({ kind: 'unsealable' })
    }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell,
    start() {
      const onWake = () => {
        if (document.visibilityState === 'visible') tell({ kind: 'woken' })
      }
      document.addEventListener('visibilitychange', onWake)
      window.addEventListener('pageshow', onWake)
      window.addEventListener('online', onWake)
      state = first
      setTimer()
      if (state.line.kind === 'connecting') connect()
      return () => {
        clearTimeout(timer)
        letGo()
        document.removeEventListener('visibilitychange', onWake)
        window.removeEventListener('pageshow', onWake)
        window.removeEventListener('online', onWake)
      }
    },
  }
}

/** A socket that has broken meanwhile tells so by itself: what was to be said is asked for again. */
function say(socket: WebSocket | null, frame: ClientFrame): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
}
