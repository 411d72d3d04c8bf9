import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import type { UnsearchableReason } from '#shared/ui/preview/viewerProps.ts'
import type { FindOutcome } from './sourceSearch.ts'
import type { FoundValue } from './useSourceSearch.ts'

type DescribeReason = (value: FoundValue, file: string) => string

/** @param file its name, or 'The file' of a single one */
const UNSEARCHABLE: Record<UnsearchableReason, DescribeReason> = {
  locked: ({ label }, file) =>
    `${file} needs its password. Enter it to continue the search for ${label}.`,
  noViewer: ({ label }, file) =>
    `${file} could not be opened without a connection. Try again there to continue the search for ${label}.`,
  unavailable: ({ label }, file) =>
    `${file} is no longer in this browser, so it cannot be searched for ${label}.`,
  damaged: ({ label }, file) => `${file} cannot be shown, so it cannot be searched for ${label}.`,
  tooSlow: ({ text }, file) => `${file} takes too long to search. Check ${text} manually.`,
  unreadPages: ({ text }, file) =>
    `${file} could not be searched completely. Check ${text} manually.`,
  noText: ({ text }, file) => `${file} has no text to search. Check ${text} manually.`,
}

/** The result of a click on a value as a sentence for the footer. */
export function describeFindOutcome(value: FoundValue, outcome: FindOutcome): string {
  const { label, text, message, isSum = false } = value
  if (message !== undefined) return message
  if (outcome === null) return `Searching for ${label}…`
  const file = outcome.file === undefined ? undefined : truncateFileName(outcome.file)
  if (outcome.found && outcome.rowCount !== undefined)
    return describeMarkedRows(label, outcome.rowCount, value.rows?.length ?? 0)
  if (outcome.found) {
    const pageText = outcome.page === null ? '' : ` on page ${outcome.page}`
    return `${label} found${pageText}${file === undefined ? '' : ` of ${file}`}`
  }
  if (isSum && (outcome.reason === undefined || outcome.reason === 'noText'))
    return value.rows === undefined
      ? `${label} is a total and is not printed in the file. Its rows are shown.`
      : `No row of ${label} was found in this file. Its rows are listed beside it.`
  if (outcome.reason !== undefined) return UNSEARCHABLE[outcome.reason](value, file ?? 'The file')
  return `${label} is not in the file's text. If the file is a scan, check ${text} manually.`
}

function describeMarkedRows(label: string, marked: number, total: number): string {
  if (marked === total) return `${label}: ${plural(total, 'row')} marked in this file`
  return `${label}: ${marked} of ${plural(total, 'row')} marked in this file`
}
