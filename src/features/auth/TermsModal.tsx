import Modal from 'react-bootstrap/Modal'
import { TERMS } from './termsContent.ts'
import './TermsModal.css'

type TermsModalProps = { onClose: () => void }

/** The Terms and Conditions in a closable dialog (shell §2). Mount it to show it. */
export function TermsModal({ onClose }: TermsModalProps) {
  return (
    <Modal
      show
      onHide={onClose}
      animation={false}
      scrollable
      centered
      aria-labelledby="terms-title"
      contentClassName="terms"
    >
      <Modal.Header closeButton closeLabel="Close">
        <h2 id="terms-title">Terms and Conditions</h2>
      </Modal.Header>
      {/* Scrolls, so the keyboard must reach it. */}
      <Modal.Body tabIndex={0}>
        <ol className="terms-list">
          {TERMS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          Close
        </button>
      </Modal.Footer>
    </Modal>
  )
}
