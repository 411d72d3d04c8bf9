import person from 'bootstrap-icons/icons/person-lines-fill.svg?raw'
import shield from 'bootstrap-icons/icons/shield-check.svg?raw'
import table from 'bootstrap-icons/icons/table.svg?raw'
import type { HelpRow } from '#shared/ui/HelpPanel.tsx'

/** What an operator should know before a CSV is chosen. */
export const INSTRUCTIONS: readonly HelpRow[] = [
  {
    icon: person,
    title: 'One row a candidate',
    line: 'A job is created for each, and its link is sent by SMS.',
  },
  {
    icon: table,
    title: 'The columns of the template',
    line: 'Each row has a name, a phone number and a UAN of 12 digits. Format that column as text first, or a spreadsheet shortens the number.',
  },
  {
    icon: shield,
    title: 'Read here before it is sent',
    line: 'Broken numbers, empty cells and people who are in it twice are shown, with a repair where one is certain.',
  },
]
