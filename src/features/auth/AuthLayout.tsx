import type { ReactNode } from 'react'
import { env } from '#shared/config/env.ts'
import { useDocumentTitle } from '#shared/ui/useDocumentTitle.ts'
import { useThisYear } from '#shared/ui/useThisYear.ts'
import { BrandMark } from '#shared/ui/BrandMark.tsx'
import { PortalPicture } from './PortalPicture.tsx'
import './AuthLayout.css'

type AuthLayoutProps = {
  title: string
  /** One line of help under the title. */
  line: ReactNode
  /** Position in a form of several steps, drawn as bars over the title. */
  step?: { current: number; of: number }
  children: ReactNode
}

/** The split page of every screen before sign-in: what the portal does at the left, the form at the right. */
export function AuthLayout({ title, line, step, children }: AuthLayoutProps) {
  useDocumentTitle(title)
  const year = useThisYear()
  const { VITE_PRODUCT_NAME, VITE_COMPANY_NAME, VITE_SUPPORT_EMAIL } = env()
  return (
    <div className="auth">
      <aside className="auth-side">
        <BrandMark name={VITE_PRODUCT_NAME} />
        <PortalPicture />
        <div>
          <p className="auth-promise">Every figure beside its source.</p>
          <p className="auth-promise-line">
            Payslips, statements, tax credits and addresses: read, added up, and shown next to the
            page they came from.
          </p>
        </div>
      </aside>
      <div className="auth-page">
        <header className="auth-brand">
          <BrandMark name={VITE_PRODUCT_NAME} />
        </header>
        <main className="auth-main" id="main" tabIndex={-1}>
          <div className="auth-form">
            {step !== undefined && (
              <p className="auth-steps">
                {Array.from({ length: step.of }, (_, index) => (
                  <i key={index} className={index < step.current ? 'on' : ''} />
                ))}
                <span className="visually-hidden">
                  Step {step.current} of {step.of}
                </span>
              </p>
            )}
            <h1>{title}</h1>
            <p className="auth-line">{line}</p>
            {children}
          </div>
        </main>
        <footer className="auth-foot">
          <span>
            © {year} {VITE_COMPANY_NAME}
          </span>
          <a href={`mailto:${VITE_SUPPORT_EMAIL}`}>Support</a>
        </footer>
      </div>
    </div>
  )
}
