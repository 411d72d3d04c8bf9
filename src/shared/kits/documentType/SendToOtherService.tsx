import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw'
import { useNavigate } from 'react-router-dom'
import { urlForJob, NEW_JOB } from '#shared/kits/jobs/job.ts'
import { type AcceptedFile, getFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { TransferRoute } from './documentTypeWarning.ts'
import { pendingTransfer } from './pendingTransfer.ts'

/** The other page's URL; the caller then removes the file. Null, with a message, where the bytes are gone. */
function transferFile(
  service: ServiceKey,
  accepted: AcceptedFile,
): AppThunk<Promise<string | null>> {
  return async (dispatch, _getState, session) => {
    const transfers = session.get(pendingTransfer)
    const password = session.get(filePasswords).get(accepted.id)
    const file = await getFile(session.get(blobStore), accepted).catch(() => null)
    if (file === null) {
      dispatch(showDialog('fileNotKept'))
      return null
    }
    const { sample } = accepted
    transfers.put(service, { file, sample, password })
    return urlForJob(SERVICES[service].path, NEW_JOB)
  }
}

type SendToOtherServiceProps = {
  file: AcceptedFile
  route: TransferRoute
  /** Stands before the service's name. */
  labelPrefix: string
  /** The page then removes the file. */
  onTransferred: () => void
}

/** Opens the right service's page with the file. Nothing where the user cannot open that page. */
export function SendToOtherService({
  file,
  route,
  labelPrefix,
  onTransferred,
}: SendToOtherServiceProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  if (route.kind !== 'open') return null
  const { service } = route
  async function transfer() {
    const url = await dispatch(transferFile(service, file))
    if (url === null) return
    onTransferred()
    await navigate(url)
  }
  return (
    <button type="button" className="btn btn-secondary btn-sm" onClick={() => void transfer()}>
      {labelPrefix} {SERVICES[service].label}
      <Icon of={arrowRight} />
    </button>
  )
}
