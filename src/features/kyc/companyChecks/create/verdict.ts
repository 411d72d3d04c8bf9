import { plural } from '#shared/lib/plural.ts'
import { COLUMNS } from './columns.ts'
import type { SheetReport } from './sheetReport.ts'
import type { Checked } from './useDetails.ts'

type Verdict = { tone: 'success' | 'warning' | 'muted'; word: string; why: string }

/** What the pre-flight says of a workbook. It never keeps it from being sent. */
export function verdictOf(checked: Checked): Verdict {
  switch (checked.kind) {
    case 'reading':
      return { tone: 'muted', word: 'Reading', why: 'Each row is looked at.' }
    case 'unread':
      return {
        tone: 'warning',
        word: 'Not checked',
        why: 'It could not be read here. Process sends it as it is.',
      }
    case 'read':
      return readVerdict(checked.report)
    default:
      return checked satisfies never
  }
}

function readVerdict({ rows, missing, gapCount }: SheetReport): Verdict {
  const look = (why: string): Verdict => ({ tone: 'warning', word: 'Look again', why })
  if (missing.length === COLUMNS.length) return look('No column of the template was found')
  if (missing.length > 0) return look(`Missing: ${missing.join(', ')}`)
  if (rows === 0) return look('There is no check in it')
  if (gapCount > 0) return look(`${plural(gapCount, 'cell is', 'cells are')} empty`)
  return { tone: 'success', word: 'Ready', why: 'All four columns of the template found' }
}
