import type { Finding } from '#shared/kits/history/finding.ts'
import { RULES, STRENGTHS, strengthOf } from '#shared/kits/history/ruleTable.ts'
import {
  NOT_COVERED,
  openChecks,
  quietChecks,
  STRENGTH_NAMES,
} from '#shared/kits/history/summary.ts'
import { text, type MemoSection, type ShownTexts } from '../memo/memo.ts'
import { ALL_ROWS } from '../sections/section.ts'
import { describeDifferences, type DocumentHistory } from './documentHistories.ts'

/** More differences of a finding are counted. */
const NAMED = 10

/** What the files say about their history, and which rules ran; none without a PDF or picture. */
export function historySection(
  documents: readonly DocumentHistory[],
  shown: ShownTexts,
): MemoSection[] {
  if (documents.length === 0) return []
  const write = (value: string) => text(shown.text(value))
  const findings = documents
    .flatMap(({ name, history }) =>
      history?.kind === 'read' ? history.findings.map((finding) => ({ name, finding })) : [],
    )
    .toSorted((a, b) => rankOf(a.finding) - rankOf(b.finding))
  const rows = findings.map(({ name, finding }) => {
    const { title, detail, honest } = RULES[finding.rule]
    return [
      write(name),
      text(STRENGTH_NAMES[strengthOf(finding)]),
      write(title(finding)),
      write(`${detail(finding)}${describeDifferences(finding, NAMED)}`),
      text(honest ?? ''),
    ]
  })
  const checks = [...namesByChecks(documents).values()].map(({ names, quiet, open }) => [
    write(names.join(', ')),
    write(quiet),
    write(open),
  ])
  return [
    {
      title: 'History of the files',
      notes: [
        `These are observations, not a verdict: a file without findings may still be false. ${NOT_COVERED}`,
      ],
      tables: [
        {
          title: '',
          columns: ['Document', 'Strength', 'Finding', 'Details', 'Honest reason'],
          rows,
          // Notes are only in the workbook.
          printedRows: findings.filter(({ finding }) => strengthOf(finding) !== 'note').length,
        },
        {
          title: 'What was checked',
          columns: ['Document', 'Checked, nothing found', 'Not checked'],
          rows: checks,
          printedRows: ALL_ROWS,
        },
      ],
    },
  ]
}

const rankOf = (finding: Finding) => STRENGTHS.indexOf(strengthOf(finding))

/** Documents of which the same was checked are one row. */
function namesByChecks(documents: readonly DocumentHistory[]) {
  const groups = new Map<string, { names: string[]; quiet: string; open: string }>()
  for (const { name, history } of documents) {
    const isKnown = history !== undefined && history.kind !== 'running'
    const quiet = isKnown ? quietChecks(history).join(', ') : ''
    const open = isKnown ? openChecks(history).join(' ') : 'Not finished when this was made.'
    const key = `${quiet}\n${open}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { names: [name], quiet, open })
    else group.names.push(name)
  }
  return groups
}
