import { SERVICE_KEYS, type ServiceKey } from '#shared/platform/store/currentUser.ts'

export const SERVICE_GROUPS = ['Financial Services', 'ID Extraction', 'KYC'] as const
export type ServiceGroup = (typeof SERVICE_GROUPS)[number]

/** The documents of ID extraction: one analyzer each, with the same calls (analyzers §2). */
export const ID_SERVICES = [
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
] as const satisfies readonly ServiceKey[]
export type IdService = (typeof ID_SERVICES)[number]

/** Icons are in serviceIcons.ts, because sign-in needs none. */
export type Service = {
  label: string
  description: string
  group: ServiceGroup
  /** Landing route (shell §2). */
  path: string
  /** In the navigation bar, where it is another spelling of the landing route (shell §2). */
  menuPath?: string
  /** Another route of the same page (D16). */
  aliasPath?: string
  /** Where results have their own path (analyzers §2). */
  outputPath?: string
  /** Other spellings of the key in backends and URLs; case is ignored (D16). */
  aliases?: readonly string[]
  /** The service whose page shows this one: it has no menu entry of its own. */
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
    description: 'One or two accounts',
    group: 'Financial Services',
    path: '/bankstatement',
    outputPath: '/outputbankstatement',
  },
  payslip: {
    label: 'Payslip',
    description: 'Earnings and deductions',
    group: 'Financial Services',
    path: '/payslip',
  },
  form26: {
    label: 'Form 26AS',
    description: 'Tax credits by deductor',
    group: 'Financial Services',
    path: '/form26as',
    aliasPath: '/form26',
    aliases: ['form26as'],
  },
  passbook: {
    label: 'Passbook',
    description: 'Page photos into a sheet',
    group: 'Financial Services',
    path: '/bankpassbook',
    outputPath: '/outputbankpassbook',
    aliases: ['bankpassbook'],
  },
  financialStatement: {
    label: 'Financial statement',
    description: 'Balance sheet and profit',
    group: 'Financial Services',
    path: '/financialStatement',
    outputPath: '/outputfinancialStatement',
  },
  gstr: {
    label: 'GSTR analyzer',
    description: 'GST data, with an OTP',
    group: 'Financial Services',
    path: '/gstr',
  },
  balanceSheet: { label: 'Balance sheet', description: 'Assets and liabilities', ...STATEMENT },
  profitAndLoss: { label: 'Profit and loss', description: 'Income and expenses', ...STATEMENT },
  cashFlow: { label: 'Cash flow', description: 'Money in and out', ...STATEMENT },
  aadhar: {
    label: 'Aadhaar',
    description: 'Number, name, address',
    group: 'ID Extraction',
    path: '/idextracter/aadhar',
    menuPath: '/idextracter/aadhaar',
    aliases: ['aadhaar'],
  },
  pancard: {
    label: 'PAN',
    description: 'Number, name, birth date',
    group: 'ID Extraction',
    path: '/idextracter/pan',
    aliases: ['pan'],
  },
  drivingLicence: {
    label: 'Driving licence',
    description: 'Classes and validity',
    group: 'ID Extraction',
    path: '/idextracter/DL',
    aliases: ['drivingLicense', 'dl'],
  },
  voterId: {
    label: 'Voter ID',
    description: 'Number and constituency',
    group: 'ID Extraction',
    path: '/idextracter/voterid',
  },
  RC: {
    label: 'RC',
    description: 'Vehicle and owner',
    group: 'ID Extraction',
    path: '/idextracter/RC',
  },
  DAV: {
    label: 'Address verification',
    description: 'Photos and location',
    group: 'KYC',
    path: '/dav/uploadfile',
  },
  companyChecks: {
    label: 'Company checks',
    description: 'Past employers, in bulk',
    group: 'KYC',
    path: '/companychecks/uploadfile',
  },
  UAN: { label: 'UAN', description: 'Employment history', group: 'KYC', path: '/uan' },
}

const keyOf: ReadonlyMap<string, ServiceKey> = new Map(
  SERVICE_KEYS.flatMap((key) =>
    [key, ...(SERVICES[key].aliases ?? [])].map((name) => [name.toLowerCase(), key] as const),
  ),
)

/** Ignores case and knows every spelling (D16); undefined for an unknown name. */
export function toServiceKey(name: string): ServiceKey | undefined {
  return keyOf.get(name.trim().toLowerCase())
}

/** Services with their own menu entry, in the order of the Solutions panel. */
export const MENU_SERVICES: readonly ServiceKey[] = SERVICE_KEYS.filter(
  (key) => SERVICES[key].partOf === undefined,
)

/** The key of the page that shows this service: its own, or that of the service it is part of. */
export function servicePageKey(service: ServiceKey): ServiceKey {
  return SERVICES[service].partOf ?? service
}
