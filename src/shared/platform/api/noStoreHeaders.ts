/** Sent with every call so that no cache answers it (decisions D1). */
export const NO_STORE_HEADERS = { 'Cache-Control': 'no-store', Pragma: 'no-cache' } as const
