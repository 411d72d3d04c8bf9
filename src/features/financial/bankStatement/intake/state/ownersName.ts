/** Characters of an owner's name (analyzers §5): A to Z, whitespace, hyphen and dot. */
const REFUSED = /[^A-Z\s.-]/g

/** What is typed as the owner's name, in the form that is kept: uppercase, without what is not allowed. */
export function toOwnersName(typed: string): string {
  return typed.toUpperCase().replaceAll(REFUSED, '')
}
