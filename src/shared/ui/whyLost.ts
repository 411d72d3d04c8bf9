/**
 * Why code of ours did not come. 'offline': nothing answers. 'released': the server has a newer release, and no longer
 * the chunks of this one. 'refused': it has this one, and did not send it; some browsers also remember a failed import.
 */
export type WhyLost = 'offline' | 'released' | 'refused'

const PROBE_LIMIT_MS = 5_000

/** Asks the server which release it has: its page names the first load's script, this one, whose hash covers every chunk. Never rejects. */
export async function whyLost(): Promise<WhyLost> {
  if (!navigator.onLine) return 'offline'
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS)
    const page = await fetch('/', { cache: 'no-store', signal })
    if (!page.ok) return 'refused'
    const own = new URL(import.meta.url).pathname
    return (await page.text()).includes(own) ? 'refused' : 'released'
  } catch {
    return 'offline'
  }
}
