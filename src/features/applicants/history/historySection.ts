import { RULES, strengthOf } from '#shared/kits/history/ruleTable.ts'
import {
  NOT_COVERED,
  openChecks,
  quietChecks,
  STRENGTH_NAMES,
} from '#shared/kits/history/summary.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { text, type MemoSection, type ShownTexts } from '../memo/memo.ts'
import { ALL_ROWS } from '../sections/section.ts'
import { describeDifferences, type DocumentHistory } from './documentHistories.ts'

/** More differences of a finding are counted. */
const NAMED = 10

/** What the files say about their history, and which rules ran; none without a PDF. */
export function historySection(
  documents: readonly DocumentHistory[],
  shown: ShownTexts,
): MemoSection[] {
  if (documents.length === 0) return []
  const write = (value: string) => text(shown.text(value))
  const findings = documents.flatMap(({ name, history }) =>
    history?.kind === 'read'
      ? history.findings.map((finding) => {
          const { title, detail, honest } = RULES[finding.rule]
          return [
            write(name),
            text(STRENGTH_NAMES[strengthOf(finding)]),
            write(title(finding)),
            write(`${detail(finding)}${describeDifferences(finding, NAMED)}`),
            text(honest ?? ''),
          ]
        })
      : [],
  )
  const checks = documents.map(({ name, history }) => {
    if (history === undefined || history.kind === 'running')
      return [write(name), null, null, text('Not finished when this was made.')]
    return [
      write(name),
      text(history.kind === 'read' ? plural(history.pages, 'page') : ''),
      text(quietChecks(history).join(', ')),
      write(openChecks(history).join(' ')),
    ]
  })
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
          rows: findings,
          printedRows: ALL_ROWS,
        },
        {
          title: 'What was checked',
          columns: ['Document', 'Pages', 'Checked, nothing found', 'Not checked'],
          rows: checks,
          printedRows: ALL_ROWS,
        },
      ],
    },
  ]
}
