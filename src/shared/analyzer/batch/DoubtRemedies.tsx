import { useNavigate } from 'react-router-dom'
import { handOver } from '#shared/document/handOver.ts'
import { wayOf, type Remark } from '#shared/document/remark.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICES } from '#shared/session/services.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector, useSession } from '#shared/store/hooks.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'

type DoubtRemediesProps = {
  file: AcceptedFile
  remark: Remark
  onAnyway: () => void
  /** Another page has the file now: this list lets go of it. */
  onHandedOver: () => void
}

/** The way to the service that reads the document, or its owner's word that it is the right one. */
export function DoubtRemedies({ file, remark, onAnyway, onHandedOver }: DoubtRemediesProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isLocked = useSession().get(filePasswords).of(file.id) !== undefined
  const way = wayOf(remark, useAppSelector(selectUser), isLocked)
  async function take(service: ServiceKey) {
    const address = await dispatch(handOver(service, file))
    if (address === null) return
    onHandedOver()
    await navigate(address)
  }
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm"
        aria-label={`Send ${file.name} anyway`}
        onClick={onAnyway}
      >
        Send anyway
      </button>
      {way.kind === 'open' && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => void take(way.service)}
        >
          To {SERVICES[way.service].label}
        </button>
      )}
    </>
  )
}
