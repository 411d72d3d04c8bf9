import { useId } from 'react'
import FormSelect from 'react-bootstrap/FormSelect'
import type { SubClient } from './subClient.ts'
import './dashboard.css'

type SubClientSelectProps = {
  subClients: readonly SubClient[]
  chosen: SubClient
  onChoose: (subClientId: string) => void
  /** During a review: a case belongs to its sub-client (kyc §2). */
  isDisabled?: boolean
}

/** A dropdown, or the name of the only sub-client (decisions D34). */
export function SubClientSelect(props: SubClientSelectProps) {
  const { subClients, chosen, onChoose, isDisabled = false } = props
  const id = useId()
  if (subClients.length === 1)
    return (
      <p className="sub-client">
        <span className="muted">Sub-client</span> {chosen.batchTag}
      </p>
    )
  return (
    <div className="sub-client">
      <label htmlFor={id} className="muted">
        Sub-client
      </label>
      <FormSelect
        id={id}
        value={chosen.subClientId}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        {subClients.map(({ subClientId, batchTag }) => (
          <option key={subClientId} value={subClientId}>
            {batchTag}
          </option>
        ))}
      </FormSelect>
    </div>
  )
}
