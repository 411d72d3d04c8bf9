import { env } from '#shared/platform/config/env.ts'
import type { FormCase } from './form.ts'

export type Sender = {
  company: string
  /** The client's support phone (kyc §6); Help calls it. */
  phone: string | undefined
}

export function senderOf({ subClientName, clientId }: FormCase): Sender {
  const { VITE_COMPANY_NAME, VITE_PIN_CLIENT_CODE, VITE_SUPPORT_PHONE } = env()
  return {
    company: subClientName === '' ? VITE_COMPANY_NAME : subClientName,
    phone: clientId === VITE_PIN_CLIENT_CODE ? VITE_SUPPORT_PHONE : undefined,
  }
}
