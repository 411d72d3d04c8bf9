import * as v from 'valibot'
import { throttleMessages } from './throttleMessages.ts'

const Message = v.variant('kind', [
  /** Only says that a record changed: the record itself is read from the store. */
  v.object({ kind: v.picklist(['changed', 'removed']), id: v.string() }),
  /** Sent by a visible tab, because a hidden one's timers run once a minute. */
  v.object({ kind: v.literal('pulse') }),
])
type TabMessage = v.InferOutput<typeof Message>

/** Only the newest message of a record matters. */
const keyOfMessage = (message: TabMessage): string =>
  message.kind === 'pulse' ? 'pulse' : `record ${message.id}`

/** A session's channel to the same user's other tabs; silent until `listen`. */
export function createTabChannel(name: string, ended: AbortSignal) {
  let channel: BroadcastChannel | null = null
  return {
    /** Returns false where it listened already */
    listen(onMessage: (message: TabMessage) => void): boolean {
      if (channel !== null) return false
      const opened = new BroadcastChannel(name)
      const handleMessage = throttleMessages(keyOfMessage, onMessage, ended)
      opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const parsed = v.safeParse(Message, data)
        if (parsed.success) handleMessage(parsed.output)
      })
      ended.addEventListener('abort', () => opened.close())
      channel = opened
      return true
    },
    /** Notifies the other tabs, not this one. */
    post(message: TabMessage): void {
      if (!ended.aborted) channel?.postMessage(message)
    },
  }
}
