import Modal from 'react-bootstrap/Modal'
import { KEY_GROUPS } from './keys.ts'

type KeysDialogProps = { onClose: () => void }

/** The help: every key of the review. Mount it to show it. */
export function KeysDialog({ onClose }: KeysDialogProps) {
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
