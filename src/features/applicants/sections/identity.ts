import type { IdentityResult, IdentityRow } from '../compare/comparison.ts'
import { FACT_LABELS } from '../model/labels.ts'
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
            ...documents.map(({ id, title }) => documentColumn(id, title)),
            ['Comparison', ({ result }) => toStatus(result)],
          ],
          { layout: 'documents' },
        ),
      ],
    }
  },
}

const documentColumn = (id: string, title: string): ColumnOf<IdentityRow> => [
  title,
  ({ fact, cells }) => {
    const values = cells[id] ?? []
    if (values.length === 0) return null
    // A UAN has as many digits as Aadhaar, but is no secret of that kind.
    return { kind: 'printed', values, isNumber: fact === 'aadhaar', isWhole: fact === 'uan' }
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
