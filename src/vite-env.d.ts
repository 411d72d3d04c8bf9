/// <reference types="vite/client" />

/** Version of package.json, put in by the build. */
declare const __APP_VERSION__: string
