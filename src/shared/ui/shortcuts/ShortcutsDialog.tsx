import { useId, useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import { useCloseOnBack } from '../hooks/useCloseOnBack.ts'
import { areCharacterKeysEnabled, setCharacterKeysEnabled } from './characterKeys.ts'
import { keysOfCombo, type KeyCombo } from './keyCombo.ts'
import { shortcutSections } from './shortcutSections.ts'
import '#shared/ui/dialogs/DialogOverlay.css'
import './shortcuts.css'
import { SHARED_SHORTCUTS, type ShortcutSet } from './shortcutSet.ts'

/** A key combination for sight; screen readers get text or `aria-keyshortcuts`. */
function KeyComboLabel({ combo }: { combo: KeyCombo }) {
  return (
    <span className="key-combo">
      {keysOfCombo(combo).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  )
}

type ShortcutsDialogProps = {
  /** Those that were active when the dialog opened. */
  sets: readonly ShortcutSet<unknown>[]
  onClose: () => void
}

/** Every active shortcut by part of the page, and the switch for single-character keys. Mount it to show it. */
export function ShortcutsDialog({ sets, onClose }: ShortcutsDialogProps) {
  const id = useId()
  useCloseOnBack(onClose)
  const [isEnabled, setIsEnabled] = useState(areCharacterKeysEnabled)
  const change = (next: boolean) => {
    setCharacterKeysEnabled(next)
    setIsEnabled(next)
  }
  const sections = shortcutSections([...sets, GLOBAL_SHORTCUTS])
  return (
    <Modal
      show
      animation={false}
      onHide={onClose}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName={
        sections.length > 2 ? 'dialog shortcuts-dialog is-wide' : 'dialog shortcuts-dialog'
      }
      aria-labelledby={`${id}title`}
    >
      <div className="shortcuts-dialog-body">
        <h2 id={`${id}title`}>Keyboard shortcuts</h2>
        <div className="shortcuts-dialog-sections">
          {sections.map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {lines.map(({ label: action, combos }) => (
                  <div key={action}>
                    <dt>
                      {combos.map((press) => (
                        <KeyComboLabel key={press} combo={press} />
                      ))}
                    </dt>
                    <dd>{action}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div className="form-check form-switch">
          <input
            id={`${id}letters`}
            type="checkbox"
            role="switch"
            className="form-check-input"
            checked={isEnabled}
            aria-checked={isEnabled}
            onChange={(event) => change(event.target.checked)}
          />
          <label htmlFor={`${id}letters`} className="form-check-label">
            Single-key shortcuts
          </label>
        </div>
        <p className="small muted">
          They do not work while you type in a field. If you turn them off, you can still open this
          list from your profile menu.
        </p>
      </div>
      <div className="dialog-footer">
        <button type="button" className="btn btn-primary" autoFocus onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}

const GLOBAL_SHORTCUTS: ShortcutSet<never> = {
  title: 'Everywhere',
  groups: [
    { label: 'Show this list', shortcuts: [{ combo: SHARED_SHORTCUTS.help, command: null }] },
    { label: 'Close a dialog or a menu', shortcuts: [{ combo: 'Esc', command: null }] },
  ],
}
