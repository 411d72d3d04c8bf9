/** How long a loaded machine may take for what a test waits for, ms: a wait ends when it is there. */
export const PATIENCE_MS = 60_000
