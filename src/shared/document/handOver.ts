import { raise } from '#shared/errors/ask.ts'
import { jobAddress, NEW_JOB } from '#shared/jobs/job.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICES } from '#shared/session/services.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { type AcceptedFile, getFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { handedOver } from './handedOver.ts'

/**
 * Gives a file, with its password, to another service, whose page checks it as if it had been dropped there. The list
 * that it comes from lets go of it after this.
 * @returns the address of that page; null, and it is said, where the bytes are gone
 */
export function handOver(
  service: ServiceKey,
  accepted: AcceptedFile,
): AppThunk<Promise<string | null>> {
  return async (dispatch, _getState, session) => {
    const between = session.get(handedOver)
    const password = session.get(filePasswords).of(accepted.id)
    const file = await getFile(session.get(fileVault), accepted).catch(() => null)
    if (file === null) {
      dispatch(raise('fileNotKept'))
      return null
    }
    const { sample } = accepted
    between.give(service, { file, sample, ...(password === undefined ? {} : { password }) })
    return jobAddress(SERVICES[service].path, NEW_JOB)
  }
}
