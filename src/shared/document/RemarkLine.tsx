import { useNavigate } from 'react-router-dom'
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw'
import { cutName, withoutTurns } from '#shared/lib/fileName.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICES } from '#shared/session/services.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector, useSession } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { handOver } from './handOver.ts'
import { type Remark, sayRemark, wayOf } from './remark.ts'

type RemarkLineProps = {
  file: AcceptedFile
  remark: Remark
  /** Another page has the file now: this one lets go of it. */
  onHandedOver: () => void
}

/** What a file looks like, and the way to the service that reads it. Never a block. */
export function RemarkLine({ file, remark, onHandedOver }: RemarkLineProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isLocked = useSession().get(filePasswords).of(file.id) !== undefined
  const way = wayOf(remark, useAppSelector(selectUser), isLocked)
  const name = withoutTurns(file.name)

  async function take(service: ServiceKey) {
    const address = await dispatch(handOver(service, file))
    if (address === null) return
    onHandedOver()
    await navigate(address)
  }

  return (
    <div className="document-remark">
      <span>
        <b title={name}>{cutName(name)}</b> {sayRemark(remark, way)}
      </span>
      {way.kind === 'open' && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => void take(way.service)}
        >
          Take it to {SERVICES[way.service].label}
          <Icon of={arrowRight} />
        </button>
      )}
    </div>
  )
}
