export type SubClient = { subClientId: string; clientId: string; batchTag: string }
