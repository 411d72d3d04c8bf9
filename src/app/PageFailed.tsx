import { Link } from 'react-router-dom'
import { env } from '#shared/config/env.ts'
import { PageLoadError } from './lazyPage.tsx'

type PageFailedProps = { error: unknown }

const TEXTS = {
  load: {
    title: 'This page could not be loaded',
    line: 'The connection dropped, or a newer version is out. Running analyses go on. Reload to get the page.',
  },
  broken: {
    title: 'This page stopped working',
    line: 'Something in it went wrong. Running analyses go on. Reload, or tell support if it happens again.',
  },
} as const

/** What stands in place of a page that failed, with a way on. Part of the first load: the network may be what failed. */
export function PageFailed({ error }: PageFailedProps) {
  const { title, line } = TEXTS[error instanceof PageLoadError ? 'load' : 'broken']
  return (
    <div className="blank page-blank" role="alert">
      <h1>{title}</h1>
      <p>{line}</p>
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
