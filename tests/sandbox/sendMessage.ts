import type { SentMessage, World } from './world.ts'

/** "Sends" a message: adds it at the top of /sandbox/inbox. */
export function sendMessage(world: World, message: Omit<SentMessage, 'id' | 'at'>): void {
  world.inbox.unshift({ id: world.nextId('mail'), at: world.now(), ...message })
}
