import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?raw'
import { useNavigate } from 'react-router-dom'
import { SERVICES } from '#shared/session/services.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { handOver } from './handOver.ts'
import type { Way } from './remark.ts'

type TakeAlongProps = {
  file: AcceptedFile
  way: Way
  /** Stands before the name of the service. */
  lead: string
  /** Another page has the file now: this one lets go of it. */
  onHandedOver: () => void
}

/** Opens the page of the service that reads a file, with the file; nothing where no way is open. */
export function TakeAlong({ file, way, lead, onHandedOver }: TakeAlongProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  if (way.kind !== 'open') return null
  const { service } = way
  async function take() {
    const address = await dispatch(handOver(service, file))
    if (address === null) return
    onHandedOver()
    await navigate(address)
  }
  return (
    <button type="button" className="btn btn-secondary btn-sm" onClick={() => void take()}>
      {lead} {SERVICES[service].label}
      <Icon of={arrowRight} />
    </button>
  )
}
