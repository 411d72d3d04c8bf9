import person from 'bootstrap-icons/icons/person-x.svg?raw'
import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

type UserAbsentProps = {
  title: string
  line: string
  /** Where another attempt may help. */
  retry?: () => void
}

/** Why there is no user to show, and the way on. */
export function UserAbsent({ title, line, retry }: UserAbsentProps) {
  return (
    <EmptyState icon={retry === undefined ? person : wifiOff} title={title} line={line}>
      {retry !== undefined && (
        <button type="button" className="btn btn-secondary" onClick={retry}>
          Try again
        </button>
      )}
    </EmptyState>
  )
}
