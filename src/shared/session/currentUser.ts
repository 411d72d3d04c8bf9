export const PRIVILEGES = ['ProductAdmin', 'ClientAdmin', 'User'] as const
export type Privilege = (typeof PRIVILEGES)[number]

/** Who is signed in (shell §3, "Current user data"). `services` null: the backend sent no list, everything shows (D26). */
export type CurrentUser = {
  email: string
  username: string
  initials: string
  clientCode: string
  privilege: Privilege
  /** Subscription of the client, 'Trial' or 'Paid'; empty when it was not told. */
  clientPrivilege: string
  services: ServiceKey[] | null
}

export const SERVICE_KEYS = [
  'bankStatement',
  'payslip',
  'form26',
  'passbook',
  'financialStatement',
  'gstr',
  'balanceSheet',
  'profitAndLoss',
  'cashFlow',
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
  'DAV',
  'companyChecks',
  'UAN',
] as const
export type ServiceKey = (typeof SERVICE_KEYS)[number]
