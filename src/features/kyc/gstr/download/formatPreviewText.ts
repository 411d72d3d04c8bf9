import { decodeText } from '#shared/ui/preview/sheet/decodeCsv.ts'

/** More lines are slow to lay out. */
export const MAX_PREVIEW_LINES = 2_000
const LINE_MAX_LENGTH = 2_000
/** Reformatting more would block the page. */
const JSON_MAX_BYTES = 2 * 1024 * 1024
const TEXT_MAX_BYTES = 1024 * 1024

export type PreviewText = { text: string; isComplete: boolean }

/** JSON is indented, long texts are cut. */
export function formatPreviewText(bytes: Uint8Array, isJson: boolean): PreviewText {
  const json = isJson && bytes.length <= JSON_MAX_BYTES ? prettyPrintJson(bytes) : null
  const text = json ?? decodeText(bytes.subarray(0, TEXT_MAX_BYTES)).text
  const lines = text.split(/\r?\n/)
  const visibleLines = lines.slice(0, MAX_PREVIEW_LINES)
  const isComplete =
    (json !== null || bytes.length <= TEXT_MAX_BYTES) &&
    visibleLines.length === lines.length &&
    visibleLines.every((line) => line.length <= LINE_MAX_LENGTH)
  return { text: visibleLines.map((line) => line.slice(0, LINE_MAX_LENGTH)).join('\n'), isComplete }
}

function prettyPrintJson(bytes: Uint8Array): string | null {
  try {
    return JSON.stringify(JSON.parse(decodeText(bytes).text), null, 2)
  } catch {
    return null // shown unchanged
  }
}
