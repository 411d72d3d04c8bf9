/** Steps of the dashboard whose headings take the focus when they are come to. */
export const DAV_STEPS = { list: 0, waiting: 1, resume: 2, review: 3 } as const
