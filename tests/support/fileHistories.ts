import type { FileHistory, Finding } from '#shared/kits/history/finding.ts'

export const aFinding = (over: Partial<Finding> = {}): Finding => ({
  rule: 'wordsChanged',
  page: 1,
  version: { index: 0, page: 1 },
  evidence: [
    {
      label: 'HRA',
      before: '38,400.00',
      now: '68,400.00',
      beforePlace: null,
      nowPlace: { left: 0.1, top: 0.2, width: 0.3, height: 0.01 },
    },
  ],
  facts: [],
  ...over,
})

/** A history that the worker could have found. */
export const aHistory = (...findings: Finding[]): Extract<FileHistory, { kind: 'read' }> => ({
  kind: 'read',
  findings,
  versions: [
    { end: 1000, modified: null },
    { end: 2000, modified: null },
  ],
  pages: 1,
  notChecked: [],
})

export const EDITOR = aFinding({
  rule: 'editor',
  page: null,
  version: null,
  evidence: [],
  facts: ['Sejda', 'an online service', 'Sejda'],
})

export const MADE_WITH = aFinding({
  rule: 'madeWith',
  page: null,
  version: null,
  evidence: [],
  facts: ['SAP', 'a report or payroll system'],
})
