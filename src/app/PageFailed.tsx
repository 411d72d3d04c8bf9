import { Link } from 'react-router-dom'
import { env } from '#shared/config/env.ts'

/** What stands in place of a page that stopped, with a way on. */
export function PageFailed() {
  return (
    <div className="blank page-blank" role="alert">
      <h1>This page stopped working</h1>
      <p>
        Something in it went wrong. Running analyses go on. Reload, or tell support if it happens
        again.
      </p>
      <div className="row-flex page-blank-actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reload
        </button>
        <Link className="btn btn-secondary" to="/home">
          Home
        </Link>
        <a className="btn btn-ghost" href={`mailto:${env().VITE_SUPPORT_EMAIL}`}>
          Support
        </a>
      </div>
    </div>
  )
}
