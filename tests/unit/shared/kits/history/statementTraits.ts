import type { FileTraits } from '#shared/kits/history/content/fileTraits.ts'

/** The statement of a month from April on, made soon after it unless `made` says otherwise. */
export const statement = (month: number, traits: Partial<FileTraits> = {}): FileTraits => ({
  program: 'iText',
  fonts: 'Helvetica',
  size: { width: 595, height: 842 },
  isPayslip: false,
  account: '4410',
  head: [{ words: 'hdfc', left: 66, top: 41 }],
  period: `2026-0${month}-28`,
  made: '2026-10-02T10:00:00+05:30',
  wording: `words of ${month}`,
  amounts: ['10.00', '20.00'],
  rows: [],
  ...traits,
})
