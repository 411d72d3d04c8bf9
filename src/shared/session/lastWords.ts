type Say = () => Promise<unknown>

/** What the server is told while the session still stands: a case that is held is given back before a logout. */
export function lastWords() {
  const speakers = new Set<Say>()
  return {
    /** Asks to be heard; gives back the way to stop. */
    keep(say: Say): () => void {
      speakers.add(say)
      return () => speakers.delete(say)
    },
    /** Resolves when all have been heard, or have failed and said so. */
    said: async (): Promise<void> => {
      await Promise.all([...speakers].map(async (say) => say()))
    },
  }
}
