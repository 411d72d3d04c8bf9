import printer from 'bootstrap-icons/icons/printer.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

/** In the head of a result; a phone prints from its browser's own menu. */
export function PrintButton() {
  return (
    <button
      type="button"
      className="btn btn-secondary btn-sm only-wide"
      onClick={() => window.print()}
    >
      <Icon of={printer} />
      Print
    </button>
  )
}
