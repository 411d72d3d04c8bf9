import type { FileTraits } from './content/fileTraits.ts'
import type { RuleId } from './ruleTable.ts'

/** A share of the page's width and height, from its upper left corner. */
export type Place = { left: number; top: number; width: number; height: number }

/** One difference or one text. `label`: the words before it on its line. */
export type Evidence = {
  label: string
  before: string | null
  now: string | null
  beforePlace: Place | null
  nowPlace: Place | null
}

/** An observation, never a verdict. Plain data: it crosses from the worker. */
export type Finding = {
  rule: RuleId
  /** Null: the whole file. */
  page: number | null
  /** The version that it compares with, as an index of `versions`, and the page there. */
  version: { index: number; page: number | null } | null
  evidence: readonly Evidence[]
  /** What the text of the rule names: a program, dates. */
  facts: readonly string[]
}

/** A saved version of the file: the bytes before `end`. Times are ISO, null where the file has none. */
export type Version = { end: number; modified: string | null }

export const CHECKS = [
  'versions',
  'covered',
  'hidden',
  'neighbours',
  'patches',
  'picture',
  'qr',
  'origin',
  'dates',
  'signatures',
  'figures',
  'sets',
] as const
export type Check = (typeof CHECKS)[number]

/** A check that could not run, or not on all of the file. */
export type NotChecked = { check: Check; reason: string }

export type FileHistory =
  | {
      kind: 'read'
      /** A photo or picture: its page is the picture itself. */
      isPicture?: true
      findings: readonly Finding[]
      /** The oldest first; the last one is the file as it is. */
      versions: readonly Version[]
      pages: number
      /** For the comparison with other files of a list; absent where the first page has no text. */
      traits?: FileTraits
      notChecked: readonly NotChecked[]
    }
  /** Nothing could be checked. */
  | { kind: 'unread'; reason: string }

/** A finding about the whole file. */
export const fileFinding = (rule: RuleId, ...facts: string[]): Finding => ({
  rule,
  page: null,
  version: null,
  evidence: [],
  facts,
})
