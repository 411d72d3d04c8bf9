import { SERVICE_KEYS, type ServiceKey } from './currentUser.ts'

export const SERVICE_GROUPS = ['Financial Services', 'ID Extraction', 'KYC'] as const
export type ServiceGroup = (typeof SERVICE_GROUPS)[number]

/** The documents of ID extraction: one analyzer each, over the same calls (analyzers §2). */
export const ID_SERVICES = [
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
] as const satisfies readonly ServiceKey[]
export type IdService = (typeof ID_SERVICES)[number]

/** What menus, titles and the landing choice know of a service. Icons stand apart, in serviceIcons.ts: sign-in needs none. */
export type Service = {
  label: string
  /** One line of the Solutions panel. */
  line: string
  group: ServiceGroup
  /** Landing route (shell §2). */
  path: string
  /** Where the navigation bar leads, where that is another spelling of the landing route (shell §2). */
  menuPath?: string
  /** Where its results are shown, where they have an address of their own (analyzers §2). */
  outputPath?: string
  /** Other spellings of the key that backends and addresses use; case never matters (D16). */
  aliases?: readonly string[]
  /** The service whose page shows this one: it has no entry of its own in menus. */
  partOf?: ServiceKey
}

const STATEMENT = {
  group: 'Financial Services',
  path: '/financialStatement',
  partOf: 'financialStatement',
} as const

export const SERVICES: Record<ServiceKey, Service> = {
  bankStatement: {
    label: 'Bank statement',
    line: 'One or two accounts',
    group: 'Financial Services',
    path: '/bankstatement',
    outputPath: '/outputbankstatement',
  },
  payslip: {
    label: 'Payslip',
    line: 'Earnings and deductions',
    group: 'Financial Services',
    path: '/payslip',
  },
  form26: {
    label: 'Form 26AS',
    line: 'Tax credits by deductor',
    group: 'Financial Services',
    path: '/form26as',
    aliases: ['form26as'],
  },
  passbook: {
    label: 'Passbook',
    line: 'Page photos into a sheet',
    group: 'Financial Services',
    path: '/bankpassbook',
    outputPath: '/outputbankpassbook',
    aliases: ['bankpassbook'],
  },
  financialStatement: {
    label: 'Financial statement',
    line: 'Balance sheet and profit',
    group: 'Financial Services',
    path: '/financialStatement',
    outputPath: '/outputfinancialStatement',
  },
  gstr: {
    label: 'GSTR analyzer',
    line: 'GST data, with an OTP',
    group: 'Financial Services',
    path: '/gstr',
  },
  balanceSheet: { label: 'Balance sheet', line: 'Assets and liabilities', ...STATEMENT },
  profitAndLoss: { label: 'Profit and loss', line: 'Income and expenses', ...STATEMENT },
  cashFlow: { label: 'Cash flow', line: 'Money in and out', ...STATEMENT },
  aadhar: {
    label: 'Aadhaar',
    line: 'Number, name, address',
    group: 'ID Extraction',
    path: '/idextracter/aadhar',
    menuPath: '/idextracter/aadhaar',
    aliases: ['aadhaar'],
  },
  pancard: {
    label: 'PAN',
    line: 'Number, name, birth date',
    group: 'ID Extraction',
    path: '/idextracter/pan',
    aliases: ['pan'],
  },
  drivingLicence: {
    label: 'Driving licence',
    line: 'Classes and validity',
    group: 'ID Extraction',
    path: '/idextracter/DL',
    aliases: ['drivingLicense', 'dl'],
  },
  voterId: {
    label: 'Voter ID',
    line: 'Number and constituency',
    group: 'ID Extraction',
    path: '/idextracter/voterid',
  },
  RC: { label: 'RC', line: 'Vehicle and owner', group: 'ID Extraction', path: '/idextracter/RC' },
  DAV: {
    label: 'Address verification',
    line: 'Photos and location',
    group: 'KYC',
    path: '/dav/uploadfile',
  },
  companyChecks: {
    label: 'Company checks',
    line: 'Past employers, in bulk',
    group: 'KYC',
    path: '/companychecks/uploadfile',
  },
  UAN: { label: 'UAN', line: 'Employment history', group: 'KYC', path: '/uan' },
}

const keyOf: ReadonlyMap<string, ServiceKey> = new Map(
  SERVICE_KEYS.flatMap((key) =>
    [key, ...(SERVICES[key].aliases ?? [])].map((name) => [name.toLowerCase(), key] as const),
  ),
)

/** The service a backend or an address names, without regard to case and in every known spelling (D16); undefined for an unknown one. */
export function toServiceKey(name: string): ServiceKey | undefined {
  return keyOf.get(name.trim().toLowerCase())
}

/** Services with an entry of their own in menus, in the order of the Solutions panel. */
export const MENU_SERVICES: readonly ServiceKey[] = SERVICE_KEYS.filter(
  (key) => SERVICES[key].partOf === undefined,
)

/** The key whose page shows this service: its own, or that of the service it is part of. */
export function pageOf(service: ServiceKey): ServiceKey {
  return SERVICES[service].partOf ?? service
}
