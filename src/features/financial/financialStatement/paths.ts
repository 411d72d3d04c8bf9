/** The two addresses of the analyzer (analyzers §2). */
export const PATHS = { upload: '/financialStatement', output: '/outputfinancialStatement' } as const

/** A longer file name is cut at so many characters (analyzers §9). */
export const NAME_MAX = 35
