import type { TrialState } from '#shared/kits/analyzer/definition.ts'

/** Longer file names are truncated (analyzers §9). */
export const NAME_MAX = 35

/** The heading of the upload page (analyzers §2). */
export function uploadHeading({ isTrial, filesLeft }: TrialState): string {
  if (!isTrial) return 'Start getting your insights by uploading your financial statement'
  return filesLeft === 0
    ? 'Upgrade your subscription to enjoy the wonderful insights'
    : 'Enjoy your 14-day free trial by uploading your financial statement'
}

/** The five modules with their starting percentages (analyzers §2, §4). */
export const PROCESSING_MODULES = [
  { label: 'Sorting and Classifying Data', from: 0 },
  { label: 'Text Extraction', from: 25 },
  { label: 'Standardization', from: 50 },
  { label: 'Computation', from: 75 },
  { label: 'Output Generation', from: 90 },
] as const

/** The bands of analyzers §4 (below 25, 25, 25 to 50, 50 …) with our own texts. The first match applies. */
const PROGRESS_TEXTS: readonly { holds: (percentage: number) => boolean; says: string }[] = [
  { holds: (at) => at < 25, says: 'Finding the statements and sorting their pages.' },
  { holds: (at) => at === 25, says: 'The pages are sorted.' },
  { holds: (at) => at < 50, says: 'Reading the text and figures of each page.' },
  { holds: (at) => at === 50, says: 'Every page is read.' },
  { holds: (at) => at < 75, says: 'Standardizing the line items.' },
  { holds: (at) => at === 75, says: 'The statements are standardized.' },
  { holds: (at) => at < 90, says: 'Computing totals, ratios and CAM terms.' },
  { holds: (at) => at === 90, says: 'All figures are computed.' },
  { holds: (at) => at < 100, says: 'Writing the workbook.' },
]

export function progressText(percentage: number): string {
  return PROGRESS_TEXTS.find(({ holds }) => holds(percentage))?.says ?? 'The workbook is ready.'
}

/** Shown before the server has started (analyzers §2). */
export const QUEUED = { title: 'Document is in queue', description: 'Please wait.......' } as const
