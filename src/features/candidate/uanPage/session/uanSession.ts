import { env } from '#shared/platform/config/env.ts'
import { socketBase } from '#shared/platform/config/hosts.ts'
import { createMachine, type ReadableStore } from '#shared/platform/lib/async/machine.ts'
import { hasDotSegment } from '#shared/platform/lib/text/wellFormed.ts'
import { timeoutFor } from './connectionTransitions.ts'
import { parseFrame, type ClientFrame } from './frames.ts'
import { INVALID_LINK_STATE, INITIAL_STATE } from './transitions.ts'
import { uanReducer } from './uanReducer.ts'
import type { UanEffect, UanEvent, UanState } from './uanState.ts'
import { createVisibleTimer } from './visibleTimer.ts'

const NONCE_BYTES = 12
const TAG_BITS = 128

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * Base64 of nonce ‖ ciphertext ‖ tag, AES-256-GCM (kyc §9, decisions D12). Each call uses a new nonce, because reuse
 * would reveal the key stream. `key`: base64 of 32 bytes.
 * @throws where the key is invalid
 */
export async function encryptPassword(password: string, key: string): Promise<string> {
  const aes = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, tagLength: TAG_BITS },
    aes,
    new TextEncoder().encode(password),
  )
  return btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed)))
}

const socketUrl = (jobId: string): string =>
  `${socketBase(env(), window.location)}/UAN/V1/job/${encodeURIComponent(jobId)}`

/** Null for an invalid URL, which is a configuration error. */
function openSocket(jobId: string): WebSocket | null {
  try {
    return new WebSocket(socketUrl(jobId))
  } catch (error) {
    window.reportError(error)
    return null
  }
}

export type UanSession = ReadableStore<UanState> & {
  dispatch: (event: UanEvent) => void
  start: () => () => void
}

/** Stores nothing: the password goes directly into the frame. `jobId` is empty where the link has none. */
export function createUanSession(jobId: string): UanSession {
  const initial = jobId === '' || hasDotSegment(jobId) ? INVALID_LINK_STATE : INITIAL_STATE
  const machine = createMachine({ initial, reducer: uanReducer, runEffect })
  const { getState, dispatch } = machine
  let socket: WebSocket | null = null
  const timer = createVisibleTimer(() => dispatch({ kind: 'due' }))
  const setTimer = () => timer.set(timeoutFor(getState()))

  function runEffect(effect: UanEffect): void {
    switch (effect.kind) {
      case 'connect':
        return connect()
      case 'close':
        return closeSocket()
      case 'send':
        return sendFrame(socket, effect.frame)
      case 'encryptAndSend':
        return void encryptAndSend(effect.password)
      default:
        return effect satisfies never
    }
  }

  function connect(): void {
    closeSocket()
    const opened = openSocket(jobId)
    if (opened === null) dispatch({ kind: 'failed' })
    else listenTo(opened)
  }

  function listenTo(mine: WebSocket): void {
    socket = mine
    const report = (kind: 'failed' | 'dropped') => () => {
      if (mine === socket) dispatch({ kind })
    }
    mine.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const frame = mine === socket ? parseFrame(data) : null
      if (frame !== null) dispatch({ kind: 'frameReceived', frame, at: Date.now() })
    })
    mine.addEventListener('error', report('failed'))
    mine.addEventListener('close', report('dropped'))
  }

  function closeSocket(): void {
    const before = socket
    socket = null
    before?.close()
  }

  async function encryptAndSend(password: string): Promise<void> {
    const mine = socket
    try {
      const sealed = await encryptPassword(password, env().VITE_UAN_PASSWORD_KEY)
      sendFrame(mine === socket ? mine : null, { event: 'INDEX', data: { password: sealed } })
    } catch {
      // The error may contain the password, so it is shown but not reported.
      dispatch({ kind: 'encryptionFailed' })
    }
  }

  return {
    ...machine,
    start() {
      const page = new AbortController()
      onReturn(page.signal, timer, (hiddenMs) => dispatch({ kind: 'resumed', hiddenMs }))
      onNetworkChange(page.signal, () => dispatch({ kind: 'networkChanged' }))
      machine.reset()
      setTimer()
      const stopTimer = machine.subscribe(setTimer)
      if (getState().connection.kind === 'connecting') connect()
      return () => {
        stopTimer()
        timer.set(null)
        closeSocket()
        page.abort()
      }
    },
  }
}

/** Pauses `timer` while the page is hidden; `resumed` when it is visible or online again. */
function onReturn(
  signal: AbortSignal,
  timer: ReturnType<typeof createVisibleTimer>,
  resumed: (hiddenMs: number) => void,
): void {
  let hiddenAt: number | null = null
  const onShow = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt ??= Date.now()
      timer.pause()
      return
    }
    const hiddenMs = hiddenAt === null ? 0 : Date.now() - hiddenAt
    hiddenAt = null
    timer.resume()
    resumed(hiddenMs)
  }
  document.addEventListener('visibilitychange', onShow, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  window.addEventListener('online', onShow, { signal })
}

/** Wi-Fi and mobile data have other addresses, so a socket of the old network is dead. Only Android says which it is. */
function onNetworkChange(signal: AbortSignal, onChange: () => void): void {
  window.addEventListener('online', onChange, { signal })
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (!(connection instanceof EventTarget)) return
  const network = (): unknown => Reflect.get(connection, 'type')
  let before = network()
  connection.addEventListener(
    'change', // also of the speed
    () => {
      if (network() === before) return
      before = network()
      if (navigator.onLine) onChange()
    },
    { signal },
  )
}

/** A failed socket has its own event, and the server asks again after the reconnection. */
function sendFrame(socket: WebSocket | null, frame: ClientFrame): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame))
}
