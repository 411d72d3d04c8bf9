import { readCase } from '#features/kyc/dav/caseData/readCase.ts'

/** jsdom has no worker: parses the case in this thread. */
export const caseReader = () => readCase

export class CaseReaderLoadError extends Error {}
