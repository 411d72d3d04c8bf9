/** Every call asks for an answer that nobody kept (decisions D1). */
export const NO_STORE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' } as const
