/** For moving the focus to their headings. */
export const DAV_STEPS = { list: 0, waiting: 1, resume: 2, review: 3 } as const
