/** 'released': a newer release has other chunks. 'refused': not sent; some browsers remember a failed import. */
export type LoadErrorReason = 'offline' | 'released' | 'refused'

const PROBE_TIMEOUT_MS = 5_000

/** The server's page names the entry script, whose hash covers every chunk. Never rejects. */
export async function loadErrorReason(): Promise<LoadErrorReason> {
  if (!navigator.onLine) return 'offline'
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
    const page = await fetch(`${__BASE_PATH__}/`, { cache: 'no-store', signal })
    if (!page.ok) return 'refused'
    const own = new URL(import.meta.url).pathname
    return (await page.text()).includes(own) ? 'refused' : 'released'
  } catch {
    return 'offline'
  }
}
