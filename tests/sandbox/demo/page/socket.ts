import type { PageMessage, SocketMessage } from '../messages.ts'

/** A browser stops a worker that got no event for half a minute. */
const KEEP_ALIVE_MS = 10_000

const toWorker = (message: PageMessage, ports: MessagePort[] = []) =>
  navigator.serviceWorker.controller?.postMessage(message, ports)

/** In place of the page's WebSocket, which no service worker can intercept: the worker is at the other end of a port. */
export class WorkerSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readyState: number = WorkerSocket.CONNECTING
  private readonly port: MessagePort
  private readonly keepAlive: number

  constructor(url: string) {
    super()
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    port1.addEventListener('message', ({ data }: MessageEvent<SocketMessage>) => this.receive(data))
    port1.start()
    toWorker({ kind: 'openSocket', path: new URL(url).pathname }, [port2])
    this.keepAlive = window.setInterval(() => toWorker({ kind: 'keepAlive' }), KEEP_ALIVE_MS)
  }

  send(text: string): void {
    this.port.postMessage(text)
  }

  close(code = 1000): void {
    if (this.readyState === WorkerSocket.CLOSED) return
    window.clearInterval(this.keepAlive)
    this.port.close()
    this.readyState = WorkerSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code, wasClean: code === 1000 }))
  }

  private receive(message: SocketMessage): void {
    if (message.kind === 'text') {
      this.dispatchEvent(new MessageEvent('message', { data: message.text }))
      return
    }
    if (message.kind === 'closed') {
      if (this.readyState === WorkerSocket.CONNECTING) this.dispatchEvent(new Event('error'))
      this.close(message.code)
      return
    }
    this.readyState = WorkerSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }
}
