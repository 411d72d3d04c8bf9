import Modal from 'react-bootstrap/Modal'
import './TermsModal.css'

/** shell §2. One object, so that a deployment's lawyers change one file. */
const TERMS = [
  {
    title: 'Registration',
    text: 'You register with your name, a work email, a contact number and a password. Your account is activated once you confirm the email that we send you.',
  },
  {
    title: 'One account per user',
    text: 'An account belongs to one person. Each user of your organization registers for themselves.',
  },
  {
    title: 'Correct information',
    text: 'The information you give at registration is correct and complete, and you keep it up to date.',
  },
  {
    title: 'No sharing of credentials',
    text: 'Your password is for you only. You do not share it, and you tell us at once if someone else may know it. You are responsible for everything done with your account.',
  },
  {
    title: 'Privacy',
    text: 'Documents that you upload are processed to produce your result and are not stored. The account data that we store is your name, email and password.',
  },
  {
    title: 'Limitation of liability',
    text: 'Results are extracted automatically from what you upload. Check them against the source before you base a decision on them. As far as the law allows, we are not liable for losses that result from their use.',
  },
] as const

type TermsModalProps = { onClose: () => void }

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
      {/* Scrollable, so it must be reachable by keyboard. */}
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
