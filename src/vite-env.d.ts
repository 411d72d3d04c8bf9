/// <reference types="vite/client" />

/** Version of package.json, put in by the build. */
declare const __APP_VERSION__: string
declare const __BUILT_YEAR__: number

/** In the script before the first paint alone: VITE_API_BASES, parsed. */
declare const __API_BASES__: Readonly<Record<string, string>>
