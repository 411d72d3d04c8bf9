import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { ALL_SERVICES } from '../accounts.ts'
import { toAssigned, type AssignedService, type SandboxService } from '../records/service.ts'

type Row = { serviceType: string; description: string; path: string }

const financial = (description: string, path: string): Row => ({
  serviceType: 'Financial Services',
  description,
  path,
})
const idExtraction = (description: string): Row => ({
  serviceType: 'ID Extraction',
  description,
  path: 'id-extraction',
})
const kyc = (description: string, path: string): Row => ({ serviceType: 'KYC', description, path })

const SWITCHED_OFF = ['balanceSheet', 'cashFlow'] as const satisfies readonly ServiceKey[]
type SeededKey = (typeof ALL_SERVICES)[number] | (typeof SWITCHED_OFF)[number]

const ROWS: Record<SeededKey, Row> = {
  bankStatement: financial('Reads one or two accounts and checks them', 'bankstatement'),
  payslip: financial('Reads earnings and deductions of each month', 'payslip'),
  form26: financial('Reads the tax credits by deductor', 'form26as'),
  passbook: financial('Turns photos of passbook pages into a sheet', 'passbook'),
  financialStatement: financial(
    'Standardizes balance sheet and profit and loss',
    'financial_statement',
  ),
  gstr: financial('Fetches GST returns with an OTP', 'gstr'),
  aadhar: idExtraction('Number, name and address of an Aadhaar card'),
  pancard: idExtraction('Number, name and birth date of a PAN card'),
  drivingLicence: idExtraction('Number, classes and validity of a licence'),
  voterId: idExtraction('Number and name of a voter card'),
  RC: idExtraction('Registration and owner of a vehicle'),
  DAV: kyc('Verifies an address by pictures taken on the spot', 'dav'),
  companyChecks: kyc('Checks companies and their directors', 'company-checks'),
  UAN: kyc('Fetches the employment history from EPFO', 'uan'),
  balanceSheet: financial('Balance sheet alone; part of financialStatement now', 'balance-sheet'),
  cashFlow: financial('Cash flow alone; part of financialStatement now', 'cash-flow'),
}

const SERVICE_NAMES: readonly SeededKey[] = [...ALL_SERVICES, ...SWITCHED_OFF]

/** The 14 active services and two inactive ones by id. */
export function seedServices(nextId: (prefix: string) => string): Map<string, SandboxService> {
  const isOff = (name: string) => SWITCHED_OFF.some((off) => off === name)
  return new Map(
    SERVICE_NAMES.map((name) => {
      const { path, ...row } = ROWS[name]
      const serviceId = nextId('service')
      const endPointDocument = `https://docs.lekha.example/${path}`
      return [serviceId, { serviceId, name, ...row, endPointDocument, isActive: !isOff(name) }]
    }),
  )
}

/** The services with these names, as clients and users have them; unknown names are omitted. */
export function assignedOf(
  services: ReadonlyMap<string, SandboxService>,
  names: readonly string[],
): AssignedService[] {
  const byName = new Map([...services.values()].map((service) => [service.name, service]))
  return names.flatMap((name) => {
    const service = byName.get(name)
    return service === undefined ? [] : [toAssigned(service)]
  })
}
