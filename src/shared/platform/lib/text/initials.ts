const LETTER = /\p{L}|\p{N}/u

/** One or two capitals for the avatar: from a name's first and last word, or from an email before its @. */
export function initialsOf(nameOrEmail: string): string {
  const words = (nameOrEmail.split('@')[0] ?? '')
    .split(/[\s._%+-]+/)
    .map((word) => LETTER.exec(word)?.[0] ?? '')
    .filter((letter) => letter !== '')
  const first = words[0] ?? ''
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return (first + last).toUpperCase()
}
