import * as v from 'valibot'

export const PRIVILEGES = ['ProductAdmin', 'ClientAdmin', 'User'] as const
export type Privilege = (typeof PRIVILEGES)[number]

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

/** The signed-in user (shell §3, "Current user data"). */
export const CurrentUserSchema = v.object({
  email: v.string(),
  username: v.string(),
  initials: v.string(),
  clientCode: v.string(),
  privilege: v.picklist(PRIVILEGES),
  /** 'Trial' or 'Paid'; empty when not sent. */
  clientPrivilege: v.string(),
  /** Null: the backend sent no list, so everything is shown (D26). */
  services: v.nullable(v.array(v.picklist(SERVICE_KEYS))),
})
export type CurrentUser = v.InferOutput<typeof CurrentUserSchema>
