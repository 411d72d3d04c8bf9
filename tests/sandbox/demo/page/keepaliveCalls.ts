import type { CallAnswer, PageMessage } from '../messages.ts'

type Call = RequestInit & { body?: string }

/** At once: a page that closes does nothing later. */
async function sendAsMessage(url: string, { method = 'GET', headers, body = '' }: Call) {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<CallAnswer>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<CallAnswer>) => resolve(data))
  })
  port1.start()
  const sent: PageMessage = {
    kind: 'call',
    url: new URL(url, window.location.href).href,
    method,
    headers: [...new Headers(headers)],
    body,
  }
  navigator.serviceWorker.controller?.postMessage(sent, [port2])
  const answer = await answered
  return new Response(answer.body, { status: answer.status })
}

/** Firefox takes the last call of a closing page past the service worker, to the static host: it goes as a message instead. */
export function sendKeepaliveCallsAsMessages(): void {
  const send = window.fetch.bind(window)
  window.fetch = (input, init) =>
    init?.keepalive === true && typeof input === 'string'
      ? sendAsMessage(input, init as Call) // the portal's own, with a body of text
      : send(input, init)
}
