/// <reference types="vite/client" />

/** Version of package.json, put in by the build. */
declare const __APP_VERSION__: string
declare const __BUILT_YEAR__: number
