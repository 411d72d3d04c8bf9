/** Whose cases or jobs a dashboard shows: an entry of its dropdown (kyc §3). */
export type SubClient = { subClientId: string; clientId: string; batchTag: string }
