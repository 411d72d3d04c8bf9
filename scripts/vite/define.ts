import { release } from './release.ts'

/** Where the portal is served from: a whole host, or for the demo a folder of one (`--base /lekha/`). */
export const defineBase = (base: string) => ({
  __BASE_PATH__: JSON.stringify(base.replace(/\/$/, '')),
})

/** What the build knows and the product asks for by name. */
export const define = {
  ...defineBase('/'),
  __APP_RELEASE__: JSON.stringify(`${release.version} (${release.commit})`),
  // In the build for tests only: a test may set the real interval.
  __TESTED_POLL_INTERVAL_MS__: process.env.TESTED_POLL_INTERVAL_MS
    ? `(globalThis.testedPollIntervalMs ?? ${Number(process.env.TESTED_POLL_INTERVAL_MS)})`
    : 'undefined',
  __BUILT_YEAR__: String(new Date().getFullYear()),
}
