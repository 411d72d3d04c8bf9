import { BASE_NAME_MAX_LENGTH } from '#shared/platform/config/limits.ts'
import {
  splitFileName,
  trimTrailingNoise,
  stripBidiControls,
} from '#shared/platform/lib/fileName.ts'

/** Letters, digits and . \ / _ - ( ) and space (shell §5). */
const NOT_ALLOWED = /[^A-Za-z0-9.\\/_\-() ]/gu
const NAME_WHEN_EMPTY = 'Renamed_File'
const SHOWN_CHARACTERS = 4

export function isNameTooLong(name: string): boolean {
  return splitFileName(name).base.length > BASE_NAME_MAX_LENGTH
}

/** The unsupported characters of a name, each once, in order; empty for a valid name. */
export function refusedCharacters(name: string): string[] {
  return [...new Set(name.match(NOT_ALLOWED))]
}

/** Whether the name ends in a dot or white space, which some systems drop and others count as its extension. */
export const hasInvalidEnd = (name: string): boolean => trimTrailingNoise(name) !== name

/** Auto-rename (shell §5): removes unsupported characters, truncates the base name to 80, keeps the extension. */
export function autoRename(name: string): string {
  const { base, suffix } = splitFileName(trimTrailingNoise(name))
  const truncated = base.replaceAll(NOT_ALLOWED, '').slice(0, BASE_NAME_MAX_LENGTH)
  const renamed = truncated.trim() === '' ? NAME_WHEN_EMPTY : truncated
  return trimTrailingNoise(renamed + suffix.replaceAll(NOT_ALLOWED, ''))
}

/** "’ and & have to go", "& has to go": the text beside an invalid name. */
export function describeRefusedCharacters(characters: readonly string[]): string {
  const seen = characters.filter((character) => /[^\p{C}\p{Z}\p{M}]/u.test(character))
  const shown = seen.slice(0, SHOWN_CHARACTERS)
  if (shown.length === 0) {
    return characters.some((character) => stripBidiControls(character) === '')
      ? 'Invisible characters that change the text direction are not allowed'
      : 'Invisible characters are not allowed'
  }
  const more = characters.length > shown.length
  if (more) return `${shown.join(' ')} and others are not allowed`
  const last = shown.at(-1) ?? ''
  if (shown.length === 1) return `${last} is not allowed`
  return `${shown.slice(0, -1).join(' ')} and ${last} are not allowed`
}
