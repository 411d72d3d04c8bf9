/** A sub-client in a dashboard's dropdown (kyc §3). */
export type SubClient = { subClientId: string; clientId: string; batchTag: string }
