import FormCheck from 'react-bootstrap/FormCheck'
import type { AssignedService, OfferedService } from './assignedService.ts'

type ServiceChecklistProps = {
  /** Of the first box: a section with a gap puts the focus there. */
  id: string
  offered: readonly OfferedService[]
  value: readonly AssignedService[]
  onChange: (value: readonly AssignedService[]) => void
  onBlur?: () => void
  isReadOnly: boolean
  describedBy?: string | undefined
  /** What stands there when nothing is offered. */
  empty: string
}

/** The services that may be given, each with a box; All and None for the long list. */
export function ServiceChecklist(props: ServiceChecklistProps) {
  const { id, offered, value, onChange, onBlur, isReadOnly, describedBy, empty } = props
  const chosen = new Set(value.map(({ serviceId }) => serviceId))
  if (offered.length === 0) return <p className="small muted">{empty}</p>
  const keep = (wanted: (serviceId: string) => boolean) =>
    onChange(
      offered
        .filter(({ serviceId }) => wanted(serviceId))
        .map(({ serviceId, serviceName }) => ({ serviceId, serviceName })),
    )
  return (
    <div aria-describedby={describedBy}>
      <div className="service-count">
        <p className="small muted" role="status">
          {value.length} of {offered.length} chosen
        </p>
        {!isReadOnly && (
          <>
            <button type="button" className="btn btn-sm btn-ghost" onClick={() => keep(() => true)}>
              All
            </button>
            <button
              type="button"
              className="btn btn-sm btn-ghost"
              onClick={() => keep(() => false)}
            >
              None
            </button>
          </>
        )}
      </div>
      <ul className="service-list">
        {offered.map(({ serviceId, label, note }, at) => (
          <li key={serviceId}>
            <FormCheck
              id={at === 0 ? id : `${id}-${serviceId}`}
              label={
                <>
                  {label}
                  {note !== undefined && <span className="faint"> · {note}</span>}
                </>
              }
              checked={chosen.has(serviceId)}
              disabled={isReadOnly}
              onBlur={onBlur}
              onChange={(event) =>
                keep((one) => (one === serviceId ? event.target.checked : chosen.has(one)))
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
