import type { ReactNode } from 'react'
import { env } from '#shared/platform/config/env.ts'

type PageErrorProps = {
  /** The link to the home page. */
  home: ReactNode
}

export function PageError({ home }: PageErrorProps) {
  return (
    <div className="blank page-blank" role="alert">
      <h1>This page stopped working</h1>
      <p>
        An unexpected error occurred. Running analyses continue. Reload the page, or contact
        support.
      </p>
      <div className="row-flex page-blank-actions">
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          Reload
        </button>
        {home}
        <a className="btn btn-ghost" href={`mailto:${env().VITE_SUPPORT_EMAIL}`}>
          Support
        </a>
        <button
          type="button"
          className="btn btn-ghost"
          onClick={() =>
            void import('#shared/ui/dialogs/supportDetails.ts').then(async (code) =>
              code.copySupportDetails(),
            )
          }
        >
          Copy details for support
        </button>
      </div>
    </div>
  )
}
