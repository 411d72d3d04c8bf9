import type { TrialState } from '#shared/kits/analyzer/definition.ts'

/** For file names (analyzers §9). */
export const NAME_MAX = 35

export function uploadHeading({ isTrial, filesLeft }: TrialState): string {
  if (!isTrial) return 'Start getting your insights by uploading your financial statement'
  return filesLeft === 0
    ? 'Upgrade your subscription to enjoy the wonderful insights'
    : 'Enjoy your 14-day free trial by uploading your financial statement'
}

/** With starting percentages (analyzers §2, §4). */
export const PROCESSING_MODULES = [
  { label: 'Sorting and Classifying Data', from: 0 },
  { label: 'Text Extraction', from: 25 },
  { label: 'Standardization', from: 50 },
  { label: 'Computation', from: 75 },
  { label: 'Output Generation', from: 90 },
] as const

/** The bands of analyzers §4 (below 25, 25, 25 to 50, 50 …). The first match applies. */
const PROGRESS_TEXTS: readonly { applies: (percentage: number) => boolean; text: string }[] = [
  {
    applies: (percentage) => percentage < 25,
    text: 'Finding the statements and sorting their pages.',
  },
  { applies: (percentage) => percentage === 25, text: 'The pages are sorted.' },
  { applies: (percentage) => percentage < 50, text: 'Reading the text and figures of each page.' },
  { applies: (percentage) => percentage === 50, text: 'Every page is read.' },
  { applies: (percentage) => percentage < 75, text: 'Standardizing the line items.' },
  { applies: (percentage) => percentage === 75, text: 'The statements are standardized.' },
  { applies: (percentage) => percentage < 90, text: 'Computing totals, ratios and CAM terms.' },
  { applies: (percentage) => percentage === 90, text: 'All figures are computed.' },
  { applies: (percentage) => percentage < 100, text: 'Writing the workbook.' },
]

export function progressText(percentage: number): string {
  return PROGRESS_TEXTS.find(({ applies }) => applies(percentage))?.text ?? 'The workbook is ready.'
}

export const QUEUED = { title: 'Document is in queue', description: 'Please wait.......' } as const
