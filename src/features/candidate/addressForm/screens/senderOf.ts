import { env } from '#shared/config/env.ts'
import type { FormCase } from '../form.ts'

/** On whose behalf the form asks, as it is named to the candidate. */
export type Sender = {
  company: string
  /** The support phone of the client that has one (kyc §6); Help calls it. */
  phone: string | undefined
}

export function senderOf({ subClientName, clientId }: FormCase): Sender {
  const { VITE_COMPANY_NAME, VITE_PIN_CLIENT_CODE, VITE_SUPPORT_PHONE } = env()
  return {
    company: subClientName === '' ? VITE_COMPANY_NAME : subClientName,
    phone: clientId === VITE_PIN_CLIENT_CODE ? VITE_SUPPORT_PHONE : undefined,
  }
}
