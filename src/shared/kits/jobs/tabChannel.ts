import * as v from 'valibot'
import { throttleMessages } from './throttleMessages.ts'

/**
 * A session's channel to the same user's other tabs; silent until `listen`. Of messages with the same key, only the
 * newest matters.
 */
export function createTabChannel<Message>(
  name: string,
  schema: v.GenericSchema<unknown, Message>,
  keyOf: (message: Message) => string,
  ended: AbortSignal,
) {
  let channel: BroadcastChannel | null = null
  return {
    /** Returns false where it listened already */
    listen(onMessage: (message: Message) => void): boolean {
      if (channel !== null) return false
      const opened = new BroadcastChannel(name)
      const handleMessage = throttleMessages(keyOf, onMessage, ended)
      opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const parsed = v.safeParse(schema, data)
        if (parsed.success) handleMessage(parsed.output)
      })
      ended.addEventListener('abort', () => opened.close())
      channel = opened
      return true
    },
    /** Notifies the other tabs, not this one. */
    post(message: Message): void {
      if (!ended.aborted) channel?.postMessage(message)
    },
  }
}
