import { plural } from '#shared/platform/lib/text/plural.ts'
import { TEMPLATE_COLUMNS } from './sheetReport.ts'
import type { SheetReport } from './sheetReport.ts'
import type { WorkbookCheck } from './useWorkbookDetails.ts'

type CheckSummary = { tone: 'success' | 'warning' | 'muted'; title: string; detail: string }

export function summarizeCheck(checked: WorkbookCheck): CheckSummary {
  switch (checked.kind) {
    case 'reading':
      return { tone: 'muted', title: 'Reading', detail: 'Checking each row.' }
    case 'unreadable':
      return {
        tone: 'warning',
        title: 'Not checked',
        detail: 'It could not be read here. Process sends it unchanged.',
      }
    case 'read':
      return summarizeReport(checked.report)
    default:
      return checked satisfies never
  }
}

function summarizeReport({ rowCount, missingColumns, emptyCellCount }: SheetReport): CheckSummary {
  const warn = (detail: string): CheckSummary => ({
    tone: 'warning',
    title: 'Check the file',
    detail,
  })
  if (missingColumns.length === TEMPLATE_COLUMNS.length)
    return warn('None of the template columns was found')
  if (missingColumns.length > 0) return warn(`Missing: ${missingColumns.join(', ')}`)
  if (rowCount === 0) return warn('It contains no checks')
  if (emptyCellCount > 0) return warn(`${plural(emptyCellCount, 'cell is', 'cells are')} empty`)
  return { tone: 'success', title: 'Ready', detail: 'All four columns of the template found' }
}
