import digits from 'bootstrap-icons/icons/123.svg?raw'
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
    line: 'Name, phone number and UAN have to be in each row; the reference is yours to add.',
  },
  {
    icon: digits,
    title: 'A UAN has 12 digits',
    line: 'Format its column as text before you fill it in: a spreadsheet shortens long numbers, and the digits are lost.',
  },
  {
    icon: shield,
    title: 'Read here before it is sent',
    line: 'Numbers that a spreadsheet broke, empty cells and people who are in it twice are shown, with a repair where one is certain.',
  },
]
