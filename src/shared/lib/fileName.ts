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

const SAFE_NAME_MAX_LENGTH = 120
/** No file system takes longer names; what is longer is cut before it is looked at. */
export const NAME_MAX_LENGTH = 1024
// Control, zero-width and direction-turning characters ('fdp.exe' shown as 'exe.pdf'), and what Windows refuses.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name from a server or a zip as a base name that is safe to save: no folders, no control or reserved characters, not empty, at most 120 characters. */
export function safeFileName(name: string, whenEmpty = 'file'): string {
  const base = name.slice(-NAME_MAX_LENGTH).split(/[\\/]/).pop() ?? ''
  const spaced = base.replaceAll(UNSAFE, '').replaceAll(/\s+/g, ' ')
  const clean = withoutEnd(spaced.replace(/^[. ]+/, ''))
  const named = DEVICE.test(clean) ? `_${clean}` : clean
  return shorten(named === '' ? whenEmpty : named)
}

function shorten(name: string): string {
  if (name.length <= SAFE_NAME_MAX_LENGTH) return name
  const { base, suffix } = splitName(name)
  const tail = suffix.length <= 20 ? suffix : ''
  const kept = (tail === '' ? name : base).slice(0, SAFE_NAME_MAX_LENGTH - tail.length)
  // A cut through a surrogate pair leaves half a character behind.
  return withoutEnd(kept.replace(/[\uD800-\uDBFF]$/, '')) + tail
}
