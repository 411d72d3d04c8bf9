/** Adds a full stop to a server's text that has no closing punctuation, so that another sentence can follow. */
export const ensureFullStop = (text: string): string =>
  /[.!?…।]["”’)]?$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`
