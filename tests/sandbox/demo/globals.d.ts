/** Put in by the build (plugin.ts). */
/** The paths that have a page of their own, with its file. */
declare const __DEMO_PAGES__: Readonly<Record<string, string>>
/** Sample documents by their path in tests/sandbox/samples. */
declare const __DEMO_SAMPLES__: readonly string[]
/** Another build starts with a new world. */
declare const __DEMO_BUILD__: string
