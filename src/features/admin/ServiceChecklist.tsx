import FormCheck from 'react-bootstrap/FormCheck'
import type { AssignedService, OfferedService } from './assignedService.ts'

type ServiceChecklistProps = {
  /** Id of the first checkbox, which gets the focus when the field is missing. */
  id: string
  offered: readonly OfferedService[]
  value: readonly AssignedService[]
  onChange: (value: readonly AssignedService[]) => void
  onBlur?: () => void
  isReadOnly: boolean
  describedBy?: string | undefined
  empty: string
}

export function ServiceChecklist(props: ServiceChecklistProps) {
  const { id, offered, value, onChange, onBlur, isReadOnly, describedBy, empty } = props
  const chosen = new Set(value.map(({ serviceId }) => serviceId))
  if (offered.length === 0) return <p className="small muted">{empty}</p>
  const selectWhere = (isSelected: (serviceId: string) => boolean) =>
    onChange(
      offered
        .filter(({ serviceId }) => isSelected(serviceId))
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
            <button
              type="button"
              className="btn btn-sm btn-ghost"
              onClick={() => selectWhere(() => true)}
            >
              All
            </button>
            <button
              type="button"
              className="btn btn-sm btn-ghost"
              onClick={() => selectWhere(() => false)}
            >
              None
            </button>
          </>
        )}
      </div>
      <ul className="service-list">
        {offered.map(({ serviceId, label, note }, index) => (
          <li key={serviceId}>
            <FormCheck
              id={index === 0 ? id : `${id}-${serviceId}`}
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
                selectWhere((itemId) =>
                  itemId === serviceId ? event.target.checked : chosen.has(itemId),
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
