import type { KeySet } from './keySet.ts'
import type { Press } from './press.ts'

export type SheetLine = { what: string; presses: readonly Press[] }
export type SheetSection = { title: string; lines: readonly SheetLine[] }

/** What the sheet lists: parts of one kind (two tables of a page) stand there once, and each line of them once. */
export function sheetSections(sets: readonly KeySet<unknown>[]): SheetSection[] {
  const sections = new Map<string, Map<string, readonly Press[]>>()
  for (const { title, groups } of sets) {
    const lines = sections.get(title) ?? new Map<string, readonly Press[]>()
    sections.set(title, lines)
    for (const { what, rows } of groups) lines.set(what, rows.filter(isListed).map(pressOf))
  }
  return [...sections].map(([title, lines]) => ({
    title,
    lines: [...lines].map(([what, presses]) => ({ what, presses })),
  }))
}

type Row = KeySet<unknown>['groups'][number]['rows'][number]
const isListed = ({ isHidden }: Row): boolean => isHidden !== true
const pressOf = ({ press }: Row): Press => press
