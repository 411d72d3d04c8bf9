/** 'Sep.2026.PDF' → base 'Sep.2026', extension 'pdf', suffix '.PDF'; both are '' where there is none. */
export type FileNameParts = { base: string; extension: string; suffix: string }

/** A leading dot starts the base, not an extension. */
export function splitFileName(name: string): FileNameParts {
  const dot = name.lastIndexOf('.')
  if (dot <= 0 || dot === name.length - 1) return { base: name, extension: '', suffix: '' }
  return {
    base: name.slice(0, dot),
    extension: name.slice(dot + 1).toLowerCase(),
    suffix: name.slice(dot),
  }
}

/** Names outside of lists (previews, progress, dialogs) are truncated to this many characters (analyzers §2, §9). */
export const OUTPUT_NAME_MAX = 35

/** Longer than `maxLength` → the first `keptLength` characters and an ellipsis (analyzers §2: 30 and 20 in lists). */
export function truncateFileName(name: string, maxLength = 30, keptLength = 20): string {
  const characters = Array.from(stripBidiControls(name))
  return characters.length > maxLength
    ? `${characters.slice(0, keptLength).join('').trimEnd()}…`
    : characters.join('')
}

// In a file name they would reorder the sentence around it.
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
const TRAILING_NOISE = /[.\s\p{Cc}\p{Cf}]/u

/** Removes direction controls from outside text that is shown within a sentence. */
export const stripBidiControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, '')

/** The effective extension, ignoring invisible and trailing characters: 'a.PDF\u200F. ' → 'pdf'. */
export const extensionOf = (name: string): string =>
  splitFileName(trimTrailingNoise(name)).extension.replaceAll(INVISIBLE, '')

/** Dots, white space and invisible characters. A regular expression anchored at the end is quadratic on long runs. */
export function trimTrailingNoise(text: string): string {
  let end = text.length
  while (end > 0 && TRAILING_NOISE.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** File systems allow 255 bytes; the rest is for ' (2)' and a browser's '.crdownload'. */
const NAME_LIMIT = { characters: 120, bytes: 240 }
/** Limits of a composed name's ending: the rest is for the person's name. */
const ENDING_LIMIT = { characters: 60, bytes: 120 }
type NameLimit = typeof NAME_LIMIT
/** No file system allows longer names; the rest is cut off before any processing. */
export const NAME_MAX_LENGTH = 1024
// Control, zero-width and direction characters ('fdp.exe' shown as 'exe.pdf'), and what Windows refuses.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu
const SEPARATORS = /\s*[\\/]+\s*/g
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A safe base name from a server's or zip's name: folders are removed, the rest is cleaned as by `cleanFileName`. */
export function safeFileName(name: string, whenEmpty = 'file'): string {
  return cleanFileName(name.slice(-NAME_MAX_LENGTH).split(/[\\/]/).pop() ?? '', whenEmpty)
}

/** 'HR/2024.pdf' → 'HR-2024.pdf': safe characters, at most 120 of them and 240 bytes with the extension. */
export function cleanFileName(name: string, whenEmpty = 'file'): string {
  const clean = trimTrailingNoise(cleanPart(name).replace(/^[. ]+/, ''))
  const named = DEVICE.test(clean) ? `_${clean}` : clean
  return shorten(named === '' ? whenEmpty : named, NAME_LIMIT)
}

/** Joins user text and an ending such as '_HR-0012_report.pdf'. Only the user text is shortened. */
export function composeFileName(subject: string, ending: string): string {
  const tail = shorten(cleanPart(ending), ENDING_LIMIT)
  const left = {
    characters: NAME_LIMIT.characters - tail.length,
    bytes: NAME_LIMIT.bytes - bytesOf(tail),
  }
  return cleanFileName(truncateToLimit(cleanPart(subject), left).trimEnd() + tail)
}

const cleanPart = (text: string): string =>
  text
    .slice(0, NAME_MAX_LENGTH)
    .replaceAll(SEPARATORS, '-')
    .replaceAll(UNSAFE, '')
    .replaceAll(/\s+/g, ' ')

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

function truncateToLimit(text: string, limit: NameLimit): string {
  let truncated = ''
  let bytes = 0
  for (const character of text) {
    bytes += bytesOf(character)
    if (truncated.length + character.length > limit.characters || bytes > limit.bytes)
      return truncated
    truncated += character
  }
  return truncated
}

function shorten(name: string, limit: NameLimit): string {
  if (name.length <= limit.characters && bytesOf(name) <= limit.bytes) return name
  const { base, suffix } = splitFileName(name)
  const tail = suffix.length <= 20 && bytesOf(suffix) <= 20 ? suffix : ''
  const left = { characters: limit.characters - tail.length, bytes: limit.bytes - bytesOf(tail) }
  return trimTrailingNoise(truncateToLimit(tail === '' ? name : base, left)) + tail
}
