import { decodeText } from '#shared/preview/csvText.ts'

/** More is slow to lay out, and nobody reads it here. */
export const SHOWN_LINES = 2_000
/** Of one line: minified JSON that cannot be set in lines is one. */
const LINE_MAX_LENGTH = 2_000
/** Larger JSON is not set in lines: reading and writing it would hold the page up. */
const JSON_MAX_BYTES = 2 * 1024 * 1024
/** No more is decoded of a text. */
const TEXT_MAX_BYTES = 1024 * 1024

export type ShownText = { text: string; isWhole: boolean }

/** A text as it is shown: JSON set in lines, all of it cut where it is too long. */
export function shownText(bytes: Uint8Array, isJson: boolean): ShownText {
  const json = isJson && bytes.length <= JSON_MAX_BYTES ? inLines(bytes) : null
  const text = json ?? decodeText(bytes.subarray(0, TEXT_MAX_BYTES)).text
  const lines = text.split(/\r?\n/)
  const shown = lines.slice(0, SHOWN_LINES)
  const isWhole =
    (json !== null || bytes.length <= TEXT_MAX_BYTES) &&
    shown.length === lines.length &&
    shown.every((line) => line.length <= LINE_MAX_LENGTH)
  return { text: shown.map((line) => line.slice(0, LINE_MAX_LENGTH)).join('\n'), isWhole }
}

/** Null for what is no JSON: it is shown as it stands. */
function inLines(bytes: Uint8Array): string | null {
  try {
    return JSON.stringify(JSON.parse(decodeText(bytes).text), null, 2)
  } catch {
    return null // its text tells more than that it is none
  }
}
