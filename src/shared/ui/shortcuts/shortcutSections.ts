import type { KeyCombo } from './keyCombo.ts'
import type { ShortcutSet } from './shortcutSet.ts'

export type ShortcutLine = { label: string; combos: readonly KeyCombo[] }
export type ShortcutSection = { title: string; lines: readonly ShortcutLine[] }

/** The sections of the dialog: parts of the same kind (two tables of a page), and equal lines, appear once. */
export function shortcutSections(sets: readonly ShortcutSet<unknown>[]): ShortcutSection[] {
  const sections = new Map<string, Map<string, readonly KeyCombo[]>>()
  for (const { title, groups } of sets) {
    const lines = sections.get(title) ?? new Map<string, readonly KeyCombo[]>()
    sections.set(title, lines)
    for (const { label, shortcuts } of groups)
      lines.set(label, shortcuts.filter(isListed).map(comboOf))
  }
  return [...sections].map(([title, lines]) => ({
    title,
    lines: [...lines].map(([label, combos]) => ({ label, combos })),
  }))
}

type Row = ShortcutSet<unknown>['groups'][number]['shortcuts'][number]
const isListed = ({ isHidden }: Row): boolean => isHidden !== true
const comboOf = ({ combo }: Row): KeyCombo => combo
