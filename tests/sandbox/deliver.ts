import type { Mail, World } from './world.ts'

/** "Sends" a message: it stands at the top of /sandbox/inbox. */
export function deliver(world: World, message: Omit<Mail, 'id' | 'at'>): void {
  world.inbox.unshift({ id: world.nextId('mail'), at: world.now(), ...message })
}
