export const HONORIFICS: ReadonlySet<string> = new Set(
  'MR MRS MS MISS MASTER SHRI SHREE SRI SHRIMATI SRIMATI SMT KUM THIRU THIRUMATHI TMT DR PROF LATE MESSRS'.split(
    ' ',
  ),
)

/** Before a name; elsewhere they are a part of it. */
export const FIRST_TITLES: ReadonlySet<string> = new Set(
  'KUMARI KM KU SH SAU SELVI SELVAN SISTER FR REV HAV HAVILDAR NK SUBEDAR SGT LT CAPT MAJ COL BRIG ADV ER'.split(
    ' ',
  ),
)

export const NAME_FORMS: ReadonlyMap<string, string> = new Map([
  ['MD', 'MOHAMMED'],
  ['MOHD', 'MOHAMMED'],
  ['MOHMD', 'MOHAMMED'],
  ['MUHD', 'MOHAMMED'],
  ['MOHAMAD', 'MOHAMMED'],
  ['MOHAMMAD', 'MOHAMMED'],
  ['MOHAMED', 'MOHAMMED'],
  ['MUHAMMAD', 'MOHAMMED'],
  ['MUHAMMED', 'MOHAMMED'],
  ['SK', 'SHAIKH'],
  ['SHEIKH', 'SHAIKH'],
  ['SHAIK', 'SHAIKH'],
  ['SHEIK', 'SHAIKH'],
  ['SEKH', 'SHAIKH'],
  ['AHMAD', 'AHMED'],
  ['AHAMED', 'AHMED'],
  ['SAYED', 'SYED'],
  ['SAYYED', 'SYED'],
  ['KR', 'KUMAR'],
  ['PVT', 'PRIVATE'],
  ['LTD', 'LIMITED'],
  ['CO', 'COMPANY'],
  ['CORP', 'CORPORATION'],
  ['BROS', 'BROTHERS'],
  ['&', 'AND'],
])

export const ADDRESS_FORMS: ReadonlyMap<string, string> = new Map([
  ['RD', 'ROAD'],
  ['ST', 'STREET'],
  ['LN', 'LANE'],
  ['MARG', 'ROAD'],
  ['NR', 'NEAR'],
  ['OPP', 'OPPOSITE'],
  ['BH', 'BEHIND'],
  ['FLR', 'FLOOR'],
  ['FLT', 'FLAT'],
  ['APT', 'APARTMENT'],
  ['APTS', 'APARTMENT'],
  ['APPT', 'APARTMENT'],
  ['APARTMENTS', 'APARTMENT'],
  ['BLDG', 'BUILDING'],
  ['SOC', 'SOCIETY'],
  ['HSG', 'HOUSING'],
  ['SEC', 'SECTOR'],
  ['NGR', 'NAGAR'],
  ['COL', 'COLONY'],
  ['EXTN', 'EXTENSION'],
  ['PH', 'PHASE'],
  ['DIST', 'DISTRICT'],
  ['TAL', 'TALUKA'],
  ['VILL', 'VILLAGE'],
  ['PO', 'POST'],
  ['&', 'AND'],
])
/** They say nothing about the place. */
export const ADDRESS_FILLERS: ReadonlySet<string> = new Set([
  'NO',
  'PIN',
  'PINCODE',
  'CODE',
  'INDIA',
])

export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'PRIVATE LIMITED LLP LLC INC INCORPORATED PLC OPC'.split(' '),
)

/** Of a text without other separators than spaces. */
export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')
