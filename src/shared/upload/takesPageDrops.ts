import { createContext } from 'react'

/**
 * Whether a zone also takes what is dropped beside it or pasted. A page with two zones gives it to one at a time,
 * or one file would land in both.
 */
export const TakesPageDrops = createContext(true)
