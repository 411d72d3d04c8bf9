import type { TrialState } from '#shared/analyzer/definition.ts'

/** A longer file name is cut at so many characters (analyzers §9). */
export const NAME_MAX = 35

/** The heading of the upload page (analyzers §2). */
export function headingOf({ isTrial, filesLeft }: TrialState): string {
  if (!isTrial) return 'Start getting your insights by uploading your financial statement'
  return filesLeft === 0
    ? 'Upgrade your subscription to enjoy the wonderful insights'
    : 'Enjoy your 14-day free trial by uploading your financial statement'
}

/** The five modules and the percentage at which each begins (analyzers §2, §4). */
export const MODULES = [
  { label: 'Sorting and Classifying Data', from: 0 },
  { label: 'Text Extraction', from: 25 },
  { label: 'Standardization', from: 50 },
  { label: 'Computation', from: 75 },
  { label: 'Output Generation', from: 90 },
] as const

/** The bands of analyzers §4 (below 25, 25, 25 to 50, 50 …); the wording is ours. First that holds. */
const BANDS: readonly { holds: (percentage: number) => boolean; says: string }[] = [
  { holds: (at) => at < 25, says: 'Finding the statements and sorting their pages.' },
  { holds: (at) => at === 25, says: 'The pages are sorted.' },
  { holds: (at) => at < 50, says: 'Reading the text and figures of each page.' },
  { holds: (at) => at === 50, says: 'Every page is read.' },
  { holds: (at) => at < 75, says: 'Bringing the lines to a standard form.' },
  { holds: (at) => at === 75, says: 'The statements are standardized.' },
  { holds: (at) => at < 90, says: 'Computing totals, ratios and CAM terms.' },
  { holds: (at) => at === 90, says: 'All figures are computed.' },
  { holds: (at) => at < 100, says: 'Writing the workbook.' },
]

export function progressLine(percentage: number): string {
  return BANDS.find(({ holds }) => holds(percentage))?.says ?? 'The workbook is ready.'
}

/** Shown while the server has not begun (analyzers §2). */
export const QUEUED = { title: 'Document is in queue', line: 'Please wait.......' } as const
