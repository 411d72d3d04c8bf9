/** A text from a server with a full stop, so that another sentence can follow; one that ends a sentence already stays. */
export const asSentence = (text: string): string =>
  /[.!?…।]["”’)]?$/u.test(text.trim()) ? text.trim() : `${text.trim()}.`
