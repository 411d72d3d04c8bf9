/// <reference types="vite/client" />

/** Version and commit of the build: "1.0.0 (3c40e084a1b2)". */
declare const __APP_RELEASE__: string
/** The folder of its host that the portal is served from, without a slash at the end; '' for a whole host. */
declare const __BASE_PATH__: string
/** Set in the build for tests, where waiting for polls would take a third of the time. */
declare const __TESTED_POLL_INTERVAL_MS__: number | undefined
declare const __BUILT_YEAR__: number

/** In the script before the first paint alone: VITE_API_BASES, parsed. */
declare const __API_BASES__: Readonly<Record<string, string>>
