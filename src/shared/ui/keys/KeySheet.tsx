import { useId, useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import { useCloseOnBack } from '../useCloseOnBack.ts'
import { DrawnPress } from './DrawnPress.tsx'
import { SAME_KEYS, type KeySet } from './keySet.ts'
import { areLettersOn, setLettersOn } from './letterKeys.ts'
import { sheetSections } from './sheetSections.ts'
import '#shared/errors/ErrorOverlay.css'
import './keys.css'

type KeySheetProps = {
  /** Those that act where it was asked for. */
  sets: readonly KeySet<unknown>[]
  onClose: () => void
}

/** Every key that acts here, by the part that it belongs to, and the switch of those of one character. Mount it to show it. */
export function KeySheet({ sets, onClose }: KeySheetProps) {
  const id = useId()
  useCloseOnBack(onClose)
  const [areOn, setOn] = useState(areLettersOn)
  const change = (next: boolean) => {
    setLettersOn(next)
    setOn(next)
  }
  const sections = sheetSections([...sets, EVERYWHERE])
  return (
    <Modal
      show
      animation={false}
      onHide={onClose}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName={sections.length > 2 ? 'dialog key-sheet is-wide' : 'dialog key-sheet'}
      aria-labelledby={`${id}title`}
    >
      <div className="key-sheet-body">
        <h2 id={`${id}title`}>Keys</h2>
        <div className="key-sheet-sections">
          {sections.map(({ title, lines }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              <dl>
                {lines.map(({ what, presses }) => (
                  <div key={what}>
                    <dt>
                      {presses.map((press) => (
                        <DrawnPress key={press} press={press} />
                      ))}
                    </dt>
                    <dd>{what}</dd>
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
            checked={areOn}
            aria-checked={areOn}
            onChange={(event) => change(event.target.checked)}
          />
          <label htmlFor={`${id}letters`} className="form-check-label">
            Keys of one letter or sign
          </label>
        </div>
        <p className="small muted">
          While you write in a field, its keys are letters. Switched off, this list stands in the
          menu of your name.
        </p>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-primary" autoFocus onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}

const EVERYWHERE: KeySet<never> = {
  title: 'Everywhere',
  groups: [
    { what: 'These keys', rows: [{ press: SAME_KEYS.sheet, command: null }] },
    { what: 'Close a dialog or a menu', rows: [{ press: 'Esc', command: null }] },
  ],
}
