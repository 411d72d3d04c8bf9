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
  const characters = Array.from(name)
  return characters.length > over ? `${characters.slice(0, keep).join('').trimEnd()}…` : name
}

const SAFE_NAME_MAX_LENGTH = 120
// Control, zero-width and direction-turning characters ('fdp.exe' shown as 'exe.pdf'), and what Windows refuses.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}<>:"|?*]/gu
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** A name from a server or a zip as a base name that is safe to save: no folders, no control or reserved characters, not empty, at most 120 characters. */
export function safeFileName(name: string, whenEmpty = 'file'): string {
  const base = name.split(/[\\/]/).pop() ?? ''
  const clean = base
    .replaceAll(UNSAFE, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  const named = DEVICE.test(clean) ? `_${clean}` : clean
  return shorten(named === '' ? whenEmpty : named)
}

function shorten(name: string): string {
  if (name.length <= SAFE_NAME_MAX_LENGTH) return name
  const { base, suffix } = splitName(name)
  const tail = suffix.length <= 20 ? suffix : ''
  const kept = (tail === '' ? name : base).slice(0, SAFE_NAME_MAX_LENGTH - tail.length)
  // A cut through a surrogate pair leaves half a character behind.
  return kept.replace(/[\uD800-\uDBFF]$/, '').replace(/[. ]+$/, '') + tail
}
