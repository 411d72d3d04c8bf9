import type { Tone } from '#shared/ui/components/Chip.tsx'
import { CHECKS, type Check, type FileHistory, type Finding } from './finding.ts'
import { RULES, strengthOf, type RuleId, type Strength } from './ruleTable.ts'

export const STRENGTH_TONE: Record<Strength, Tone> = {
  changed: 'danger',
  look: 'warning',
  note: 'neutral',
}

export const STRENGTH_NAMES: Record<Strength, string> = {
  changed: 'Changed',
  look: 'To look at',
  note: 'Note',
}

const CHECK_NAMES: Record<Check, string> = {
  versions: 'Earlier versions',
  covered: 'Covered text',
  hidden: 'Hidden text',
  neighbours: 'Figures beside their neighbours',
  patches: 'Pictures and text on scans',
  picture: 'What the picture says about itself',
  qr: 'Aadhaar QR code',
  origin: 'Program',
  dates: 'Dates',
  signatures: 'Signatures',
  figures: 'Figures',
  sets: 'Other files of its list',
}

/** What this part of Lekha does not look for, said wherever a result is shown. */
export const NOT_COVERED = 'Not checked: edited pixels of scans and photos.'

export type HistorySummary = {
  /** The worst finding. */
  title: string
  tone: Tone
  /** Findings of the same or a lower strength that are not notes. */
  more: number
}

/** One line for a list of files. */
export function summarizeHistory(history: FileHistory): HistorySummary {
  if (history.kind === 'unread')
    return { title: `Not checked: ${history.reason}`, tone: 'neutral', more: 0 }
  const [worst] = history.findings
  if (worst === undefined) return { title: 'Nothing found', tone: 'neutral', more: 0 }
  const counted = history.findings.filter((finding) => strengthOf(finding) !== 'note')
  return {
    title: RULES[worst.rule].title(worst),
    tone: STRENGTH_TONE[strengthOf(worst)],
    more: Math.max(0, counted.length - 1),
  }
}

/** Checks that ran on all of the file and found nothing to look at. */
export function quietChecks(history: FileHistory): string[] {
  if (history.kind === 'unread') return []
  const loud = new Set<Check>([
    ...history.findings
      .filter((one) => strengthOf(one) !== 'note')
      .map(({ rule }) => RULES[rule].check),
    ...history.notChecked.map(({ check }) => check),
  ])
  // Whether there are other files of its account is not known here.
  const isOpen = (check: Check) =>
    check === 'signatures' ||
    check === 'sets' ||
    // Looked for in Aadhaar documents only.
    check === 'qr' ||
    (check === 'picture') !== (history.isPicture === true) ||
    loud.has(check)
  return CHECKS.filter((check) => !isOpen(check)).map((check) => CHECK_NAMES[check])
}

/** "Signatures: this version …" for each check that did not run on all of the file. */
export const openChecks = (history: FileHistory): string[] =>
  history.kind === 'unread'
    ? [history.reason]
    : history.notChecked.map(({ check, reason }) => `${CHECK_NAMES[check]}: ${reason}`)

/** Rules whose evidence is a text or place, not a difference. */
const SHOWS_TEXT: ReadonlySet<RuleId> = new Set([
  'hiddenText',
  'neighbours',
  'picturePatch',
  'typedOnScan',
  'thumbnailDiffers',
])

/** 'HRA: 38,400.00 became 68,400.00' */
export function describeEvidence({ rule }: Finding, evidence: Finding['evidence'][number]): string {
  const { label, before, now } = evidence
  const start = label === '' ? '' : `${label}: `
  if (RULES[rule].check === 'figures') return now ?? ''
  if (SHOWS_TEXT.has(rule)) return `${start}${before ?? now ?? ''}`
  if (rule === 'coveredText')
    return now === null
      ? `${start}${before ?? ''} is covered`
      : `${start}${before ?? ''} below ${now}`
  if (rule === 'qrDiffers') return `${start}${now ?? ''} is printed, ${before ?? ''} is in the code`
  if (before === null) return `${start}${now ?? ''} was added`
  return now === null ? `${start}${before} was removed` : `${start}${before} became ${now}`
}
