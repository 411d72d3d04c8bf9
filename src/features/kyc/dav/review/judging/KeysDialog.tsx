import { useId, useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import { KEY_GROUPS } from './keys.ts'
import { areLettersOn, setLettersOn } from './letterKeys.ts'

type KeysDialogProps = { onClose: () => void }

/** The help: every key of the review, and the switch of those of one character. Mount it to show it. */
export function KeysDialog({ onClose }: KeysDialogProps) {
  const id = useId()
  const [areOn, setOn] = useState(areLettersOn)
  const change = (next: boolean) => {
    setLettersOn(next)
    setOn(next)
  }
  return (
    <Modal
      show
      animation={false}
      onHide={onClose}
      className="overlay"
      backdropClassName="overlay-backdrop"
      contentClassName="dialog"
      aria-labelledby="review-keys-title"
    >
      <div className="review-help">
        <h2 id="review-keys-title">Keys of the review</h2>
        <dl>
          {KEY_GROUPS.map(({ what, shown }) => (
            <div key={what}>
              <dt>
                {shown.map((keys) => (
                  <span key={keys.join()} className="review-keys">
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <div className="form-check form-switch">
          <input
            id={id}
            type="checkbox"
            role="switch"
            className="form-check-input"
            checked={areOn}
            aria-checked={areOn}
            onChange={(event) => change(event.target.checked)}
          />
          <label htmlFor={id} className="form-check-label">
            Keys of one letter or sign
          </label>
        </div>
        <p className="small muted">While you write in a field, its keys are letters.</p>
      </div>
      <div className="dialog-foot">
        <button type="button" className="btn btn-primary" autoFocus onClick={onClose}>
          Close
        </button>
      </div>
    </Modal>
  )
}
