import windowStack from 'bootstrap-icons/icons/window-stack.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './page.css'

/** One tab edits an applicant. */
export function ReadOnlyNotice({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <div className="applicant-read-only" role="status">
      <Icon of={windowStack} />
      <span>Read-only: another tab is editing it.</span>
      <button type="button" className="btn btn-secondary btn-sm" onClick={onTakeOver}>
        Take over
      </button>
    </div>
  )
}
