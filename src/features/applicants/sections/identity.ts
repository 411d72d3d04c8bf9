import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { Comparison, IdentityResult, IdentityRow } from '../compare/comparison.ts'
import { FACT_LABELS, formatMonth, formatMonths } from '../model/labels.ts'
import {
  NO_CONTENT,
  tableOf,
  textOf,
  type Cell,
  type ColumnOf,
  type SectionDescription,
} from './section.ts'

/** Facts by documents, as looked up in both. */
export const identity: SectionDescription = {
  title: 'Identity',
  none: 'No document with a name, a PAN or an address was read.',
  skeleton: { rows: 6, columns: 5 },
  describe({ comparison: { identity: rows, documents } }) {
    if (rows.length === 0) return NO_CONTENT
    return {
      sentences: [],
      tables: [
        tableOf(
          rows,
          [
            ['Fact', ({ fact }) => textOf(FACT_LABELS[fact])],
            ...groupDocuments(documents, rows).map(documentColumn),
            ['Comparison', ({ result }) => toStatus(result)],
          ],
          { layout: 'documents' },
        ),
      ],
    }
  },
}

type Documents = Comparison['documents']

/** The account before what says nothing about its holder. */
const KINDS: readonly Documents[number]['kind'][] = [
  'identity',
  'account',
  'payslip',
  'taxCredits',
  'financialStatement',
]

/** By kind and month; those of one kind that say the same are one column, which opens. */
function groupDocuments(documents: Documents, rows: readonly IdentityRow[]): readonly Documents[] {
  const groups = new Map<string, Documents[number][]>()
  const inOrder = documents.toSorted(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || compareTexts(a.month ?? '', b.month ?? ''),
  )
  for (const document of inOrder) {
    const texts = rows.map(({ cells }) => (cells[document.id] ?? []).map(({ value }) => value))
    // Cards are documents of their own, whatever they say.
    const key = document.kind === 'identity' ? document.id : JSON.stringify([document.kind, texts])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [document])
    else group.push(document)
  }
  return [...groups.values()]
}

function titleOf(group: Documents): string {
  const [first, last] = [group[0], group.at(-1)]
  if (first === undefined || last === undefined) return ''
  if (group.length === 1 || group.every(({ title }) => title === first.title)) return first.title
  if (first.kind !== 'payslip' || first.month === null || last.month === null)
    return `${first.title} and ${group.length - 1} more`
  const isOneYear = first.month.slice(0, 4) === last.month.slice(0, 4)
  const start = isOneYear ? formatMonth(first.month).slice(0, 3) : formatMonth(first.month)
  return `${group.length} payslips, ${start} to ${formatMonth(last.month)}`
}

const documentColumn = (group: Documents): ColumnOf<IdentityRow> => [
  titleOf(group),
  ({ fact, cells }) => {
    const named = group.flatMap(({ id, title }) =>
      (cells[id] ?? []).map((value) => ({ value, title })),
    )
    if (named.length === 0) return null
    return {
      kind: 'printed',
      values: named.map(({ value }) => value),
      titles: group.length === 1 ? undefined : named.map(({ title }) => title),
      // A UAN has as many digits as Aadhaar, but is no secret of that kind.
      isNumber: fact === 'aadhaar',
      isWhole: fact === 'uan',
    }
  },
]

function toStatus(result: IdentityResult): Cell {
  const { note } = result
  switch (result.kind) {
    case 'same':
      return { kind: 'status', tone: 'success', text: 'Same', note }
    case 'normalised': {
      const ignored = `ignored: ${result.rules.join(', ')}`
      const all = note === undefined ? ignored : `${note}; ${ignored}`
      return { kind: 'status', tone: 'success', text: 'Same after normalising', note: all }
    }
    case 'differs':
      return { kind: 'status', tone: 'danger', text: 'Differs' }
    case 'changed':
      return {
        kind: 'status',
        tone: 'neutral',
        text: `Changed employer in ${formatMonths(result.months)}`,
      }
    case 'notComparable':
      return {
        kind: 'status',
        tone: 'neutral',
        text: 'Not comparable',
        note: note ?? 'another script',
      }
    case 'single':
      return { kind: 'status', tone: 'neutral', text: `${result.document} only`, note }
    default:
      return result satisfies never
  }
}
