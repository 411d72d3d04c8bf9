import { LOADED_AGAIN_KEY, START_AGAIN_CHANNEL } from '../messages.ts'
import { sendKeepaliveCallsAsMessages } from './keepaliveCalls.ts'
import { WorkerSocket } from './socket.ts'

/** The first script of every page of the demo. */
const BASE = import.meta.env.BASE_URL

sessionStorage.removeItem(LOADED_AGAIN_KEY)
sendKeepaliveCallsAsMessages()
Object.defineProperty(window, 'WebSocket', { value: WorkerSocket })
new BroadcastChannel(START_AGAIN_CHANNEL).addEventListener('message', () => {
  window.location.replace(BASE)
})

const LINKS = [
  ['sandbox', 'Samples'],
  ['sandbox/inbox', 'Inbox'],
  ['start-again.html', 'Start again'],
] as const

function showBar(): void {
  const bar = document.createElement('aside')
  bar.className = 'lk-demo'
  bar.setAttribute('aria-label', 'Demo')
  const links = LINKS.map(([path, text]) =>
    Object.assign(document.createElement('a'), { href: BASE + path, textContent: text }),
  )
  bar.append('Demo: nothing is sent anywhere', ...links)
  document.body.prepend(bar)
}

document.addEventListener('DOMContentLoaded', showBar)
