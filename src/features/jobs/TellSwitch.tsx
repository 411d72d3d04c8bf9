import bell from 'bootstrap-icons/icons/bell.svg?raw'
import { useState } from 'react'
import { askToTell, mayAskToTell } from '#shared/analyzer/jobs/tellOutside.ts'
import { Icon } from '#shared/ui/Icon.tsx'

/** Asks for the system's notices, as long as this browser was not asked. */
export function TellSwitch() {
  const [isOffered, setOffered] = useState(mayAskToTell)
  if (!isOffered) return null
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm"
      onClick={() => void askToTell().then(() => setOffered(mayAskToTell()))}
    >
      <Icon of={bell} />
      Tell me outside this tab
    </button>
  )
}
