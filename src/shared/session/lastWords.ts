/** What the server is told while the session still stands: a case that is held is given back before a logout. */
export const lastWords = () => new Set<() => Promise<unknown>>()
