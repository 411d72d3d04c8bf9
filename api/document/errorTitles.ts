import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'

/** Outcomes that are no dialog. */
const OTHERS: Readonly<Record<string, string>> = {
  alreadyOut: 'Counts as signed out',
  askActiveSession: 'Asks whether to end the other session',
  invalidReference: 'The screen "The reference ID is invalid!"',
  none: 'Nothing is shown',
  showDetail: 'A toast with the detail',
  wrongOtp: 'A text at the field: "Sorry, wrong otp. Please try again."',
}

const TITLES: Readonly<Record<string, { title: string }>> = DIALOG_CATALOGUE

/** What the user sees: the title of the dialog, or what is in its place. */
export function errorTitle(name: string): string {
  const title = OTHERS[name] ?? TITLES[name]?.title
  if (title === undefined) throw new Error(`Nothing says what ${name} shows`)
  return title
}
