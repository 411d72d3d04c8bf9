import { BASE_NAME_MAX_LENGTH } from '#shared/config/limits.ts'
import { splitName, withoutEnd, withoutTurns } from '#shared/lib/fileName.ts'

/** Letters, digits and . \ / _ - ( ) and space (shell §5). */
const NOT_ALLOWED = /[^A-Za-z0-9.\\/_\-() ]/gu
const NAME_WHEN_EMPTY = 'Renamed_File'
const SHOWN_CHARACTERS = 4

export function isNameTooLong(name: string): boolean {
  return splitName(name).base.length > BASE_NAME_MAX_LENGTH
}

/** The characters that the name must not hold, each once, in order; empty for a good name. */
export function refusedCharacters(name: string): string[] {
  return [...new Set(name.match(NOT_ALLOWED))]
}

/** Whether the name ends in a dot or white space, which some systems drop and others take for a part of its extension. */
export const hasLooseEnd = (name: string): boolean => withoutEnd(name) !== name

/** Auto-rename (shell §5): strips what is not allowed and nothing else, cuts the base to 80, keeps the extension. */
export function autoRename(name: string): string {
  const { base, suffix } = splitName(withoutEnd(name))
  const cut = base.replaceAll(NOT_ALLOWED, '').slice(0, BASE_NAME_MAX_LENGTH)
  const renamed = cut.trim() === '' ? NAME_WHEN_EMPTY : cut
  return withoutEnd(renamed + suffix.replaceAll(NOT_ALLOWED, ''))
}

/** A name that none of the others has: passwords and results are told apart by it (D7). 'a.pdf' → 'a (2).pdf'. */
export function uniqueName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map((other) => other.toLowerCase()))
  const { base, suffix } = splitName(name)
  let unique = name
  for (let nth = 2; taken.has(unique.toLowerCase()); nth += 1) {
    const tail = ` (${nth})`
    // A name that is too long already stays so: renaming it is the user's decision.
    const room = Math.max(BASE_NAME_MAX_LENGTH, base.length) - tail.length
    unique = base.slice(0, room).trimEnd() + tail + suffix
  }
  return unique
}

/** "’ and & have to go", "& has to go": for the sentence beside a refused name. */
export function sayRefused(characters: readonly string[]): string {
  const seen = characters.filter((character) => /[^\p{C}\p{Z}\p{M}]/u.test(character))
  const shown = seen.slice(0, SHOWN_CHARACTERS)
  if (shown.length === 0) {
    return characters.some((character) => withoutTurns(character) === '')
      ? 'Invisible marks that turn the direction of the text have to go'
      : 'Invisible characters have to go'
  }
  const more = characters.length > shown.length
  if (more) return `${shown.join(' ')} and others have to go`
  const last = shown.at(-1) ?? ''
  if (shown.length === 1) return `${last} has to go`
  return `${shown.slice(0, -1).join(' ')} and ${last} have to go`
}
