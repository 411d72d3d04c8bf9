/** The order of two texts by their characters, for `sort`: days as 'yyyy-mm-dd' from the oldest on. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
