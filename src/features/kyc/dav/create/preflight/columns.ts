/** The columns that a case begins with, by the template's spelling (kyc §3, sourceData). */
export const COLUMNS = [
  'name',
  'internalReferenceNumber',
  'phoneNumber',
  'email',
  'address',
  'periodOfStayFrom',
  'periodOfStayTo',
] as const
export type ColumnName = (typeof COLUMNS)[number]

type Column = {
  label: string
  /** Without it there is nobody to notify, or nothing to verify. */
  isNeeded: boolean
  /** What people call it in files of their own: letters and digits alone, in lower case. */
  alsoCalled: readonly string[]
}

export const COLUMN: Record<ColumnName, Column> = {
  name: { label: 'Name', isNeeded: true, alsoCalled: ['candidatename', 'fullname', 'candidate'] },
  internalReferenceNumber: {
    label: 'REF Number',
    isNeeded: false,
    alsoCalled: ['referencenumber', 'refnumber', 'refno', 'reference', 'internalreference'],
  },
  phoneNumber: {
    label: 'Phone Number',
    isNeeded: true,
    alsoCalled: ['phone', 'mobile', 'mobilenumber', 'mobileno', 'phoneno', 'contactnumber'],
  },
  email: { label: 'Email', isNeeded: false, alsoCalled: ['emailid', 'mail', 'emailaddress'] },
  address: { label: 'Address', isNeeded: true, alsoCalled: ['fulladdress', 'candidateaddress'] },
  periodOfStayFrom: { label: 'Stay from', isNeeded: false, alsoCalled: ['stayfrom', 'from'] },
  periodOfStayTo: { label: 'Stay to', isNeeded: false, alsoCalled: ['stayto', 'to', 'staytill'] },
}

export const isColumnName = (name: string): name is ColumnName =>
  COLUMNS.some((column) => column === name)

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/** How the header fits the template. */
export type HeaderRead = {
  /** By the template's name: the place of the column in the file. */
  places: ReadonlyMap<string, number>
  /** Columns that mean one of the template's and are spelled otherwise. */
  renamed: readonly { place: number; found: string; column: string }[]
  missing: readonly string[]
  /** Columns that the template does not have. */
  extra: readonly string[]
}

/** Finds the template's columns in the header of a file, by their names or by what people call them. */
export function readHeader(header: readonly string[], template: readonly string[]): HeaderRead {
  const places = new Map<string, number>()
  for (const [place, found] of header.entries()) {
    const column = meant(found, template)
    if (column !== undefined && !places.has(column)) places.set(column, place)
  }
  const taken = new Set(places.values())
  return {
    places,
    renamed: [...places]
      .map(([column, place]) => ({ place, column, found: header[place] ?? '' }))
      .filter(({ column, found }) => column !== found),
    missing: template.filter((column) => !places.has(column)),
    extra: header.filter((found, place) => !taken.has(place) && found.trim() !== ''),
  }
}

function meant(found: string, template: readonly string[]): string | undefined {
  const word = bare(found)
  return (
    template.find((column) => column === found) ??
    template.find((column) => bare(column) === word) ??
    template.find((column) => isColumnName(column) && COLUMN[column].alsoCalled.includes(word))
  )
}
