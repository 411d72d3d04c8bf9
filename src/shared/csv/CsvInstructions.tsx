import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import { HelpPanel, type HelpRow } from '#shared/ui/HelpPanel.tsx'
import { PLAIN_NAME_ROW } from '#shared/upload/instructionRows.ts'
import type { CsvIntake } from './csvIntake.ts'

const PASTE_ROW: HelpRow = {
  icon: clipboard,
  title: 'Rows can be pasted',
  line: 'Copy them in a spreadsheet, the head with them, and paste them on this page.',
}

type CsvInstructionsProps = { intake: Pick<CsvIntake, 'instructions' | 'judgesName'> }

/** What an operator should know before a CSV is chosen. */
export function CsvInstructions({ intake: { instructions, judgesName } }: CsvInstructionsProps) {
  const rows = [...instructions, ...(judgesName ? [PLAIN_NAME_ROW] : []), PASTE_ROW]
  return <HelpPanel title="Before you upload" rows={rows} />
}
