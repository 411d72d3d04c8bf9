/** A file name in its parts: base 'Sep.2026', extension 'pdf' (lower case, no dot, '' if none), suffix '.PDF' (as written). */
export type NameParts = { base: string; extension: string; suffix: string }

/** 'Sep.2026.PDF' → base 'Sep.2026', extension 'pdf', suffix '.PDF'. A leading dot begins a name, not an extension. */
export function splitName(name: string): NameParts {
  const dot = name.lastIndexOf('.')
  if (dot <= 0 || dot === name.length - 1) return { base: name, extension: '', suffix: '' }
  return {
    base: name.slice(0, dot),
    extension: name.slice(dot + 1).toLowerCase(),
    suffix: name.slice(dot),
  }
}

/** Names outside of lists (previews, progress, dialogs) are cut at so many characters (analyzers §2, §9). */
export const OUTPUT_NAME_MAX = 35

/** A name of more than `over` characters as its first `keep` and an ellipsis (analyzers §2: 30 and 20 in lists). */
export function cutName(name: string, over = 30, keep = 20): string {
  const characters = Array.from(withoutTurns(name))
  return characters.length > over
    ? `${characters.slice(0, keep).join('').trimEnd()}…`
    : characters.join('')
}

// Marks that turn the direction of what follows: a name that holds one turns the sentence it stands in.
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
const LOOSE = /[.\s\p{Cc}\p{Cf}]/u

/** A text from outside as it may stand in a sentence of ours. */
export const withoutTurns = (text: string): string => text.replaceAll(TURNING, '')

/** The extension that is meant, whatever does not show in it or hangs behind it: 'a.PDF\u200F. ' → 'pdf'. */
export const extensionOf = (name: string): string =>
  splitName(withoutEnd(name)).extension.replaceAll(INVISIBLE, '')

/**
 * Without the dots, white space and what does not show at its end. By hand: a pattern that is tied to the end tries each
 * place of a long run.
 */
export function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && LOOSE.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** What a saved name may hold. File systems take 255 bytes; what is left is for ' (2)' and a browser's '.crdownload'. */
const NAME_LIMIT = { characters: 120, bytes: 240 }
/** Of a composed name, its ending: the rest is for the name of the person. */
const ENDING_LIMIT = { characters: 60, bytes: 120 }
type NameLimit = typeof NAME_LIMIT
/** No file system takes longer names; what is longer is cut before it is looked at. */
export const NAME_MAX_LENGTH = 1024
// Control, zero-width and direction-turning characters ('fdp.exe' shown as 'exe.pdf'), and what Windows refuses.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu
const SEPARATORS = /\s*[\\/]+\s*/g
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name from a server or a zip as a base name that is safe to save: its folders are cut off, the rest as `cleanFileName` does it. */
export function safeFileName(name: string, whenEmpty = 'file'): string {
  return cleanFileName(name.slice(-NAME_MAX_LENGTH).split(/[\\/]/).pop() ?? '', whenEmpty)
}

/**
 * A name of our own making as one that is safe to save: 'HR/2024.pdf' → 'HR-2024.pdf', no control or reserved characters,
 * not empty, at most 120 characters and 240 bytes of UTF-8, the extension kept.
 */
export function cleanFileName(name: string, whenEmpty = 'file'): string {
  const clean = withoutEnd(cleanPart(name).replace(/^[. ]+/, ''))
  const named = DEVICE.test(clean) ? `_${clean}` : clean
  return shorten(named === '' ? whenEmpty : named, NAME_LIMIT)
}

/**
 * A file name of what people have typed, such as a person, and an ending that tells it from others, such as
 * '_HR-0012_report.pdf'. Where both are too long for a file name, the subject is shortened and the ending stays.
 */
export function composeFileName(subject: string, ending: string): string {
  const tail = shorten(cleanPart(ending), ENDING_LIMIT)
  const left = {
    characters: NAME_LIMIT.characters - tail.length,
    bytes: NAME_LIMIT.bytes - bytesOf(tail),
  }
  return cleanFileName(cutToLimit(cleanPart(subject), left).trimEnd() + tail)
}

const cleanPart = (text: string): string =>
  text
    .slice(0, NAME_MAX_LENGTH)
    .replaceAll(SEPARATORS, '-')
    .replaceAll(UNSAFE, '')
    .replaceAll(/\s+/g, ' ')

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

function cutToLimit(text: string, limit: NameLimit): string {
  let cut = ''
  let bytes = 0
  for (const character of text) {
    bytes += bytesOf(character)
    if (cut.length + character.length > limit.characters || bytes > limit.bytes) return cut
    cut += character
  }
  return cut
}

function shorten(name: string, limit: NameLimit): string {
  if (name.length <= limit.characters && bytesOf(name) <= limit.bytes) return name
  const { base, suffix } = splitName(name)
  const tail = suffix.length <= 20 && bytesOf(suffix) <= 20 ? suffix : ''
  const left = { characters: limit.characters - tail.length, bytes: limit.bytes - bytesOf(tail) }
  return withoutEnd(cutToLimit(tail === '' ? name : base, left)) + tail
}
