import { readCase } from '#features/kyc/dav/photos/readCase.ts'

/** jsdom has no worker: the case is read here, the same way. */
export const caseReader = () => readCase

export class ReaderLost extends Error {}
