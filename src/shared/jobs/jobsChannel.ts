import * as v from 'valibot'

/** What the tabs of one browser tell each other: only that something changed. The job itself is read from the store. */
const Message = v.variant('kind', [
  v.object({ kind: v.picklist(['changed', 'removed']), id: v.string() }),
  /** A visible tab waits for news, whichever tab polls: a hidden one is held to a timer a minute. */
  v.object({ kind: v.literal('pulse') }),
])
export type JobsMessage = v.InferOutput<typeof Message>

let channel: BroadcastChannel | null = null

/** Listens to the other tabs until `closeJobsChannel`; a second call changes nothing. */
export function openJobsChannel(hear: (message: JobsMessage) => void): void {
  if (channel !== null || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel('lekha-jobs')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(Message, data)
    if (parsed.success) hear(parsed.output)
  })
}

/** Tells the other tabs; this one is not told. */
export function tellTabs(message: JobsMessage): void {
  channel?.postMessage(message)
}

export function closeJobsChannel(): void {
  channel?.close()
  channel = null
}
