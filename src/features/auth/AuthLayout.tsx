import type { ReactNode } from 'react'
import { env } from '#shared/platform/config/env.ts'
import { BrandMark } from '#shared/ui/components/BrandMark.tsx'
import { useCurrentYear } from '#shared/ui/hooks/useCurrentYear.ts'
import { useDocumentTitle } from '#shared/ui/hooks/useDocumentTitle.ts'
import { PortalIllustration } from './PortalIllustration.tsx'
import './AuthLayout.css'

type AuthLayoutProps = {
  title: string
  subtitle: ReactNode
  step?: { current: number; of: number }
  children: ReactNode
}

export function AuthLayout({ title, subtitle, step, children }: AuthLayoutProps) {
  useDocumentTitle(title)
  const year = useCurrentYear()
  const { VITE_PRODUCT_NAME, VITE_COMPANY_NAME, VITE_SUPPORT_EMAIL } = env()
  return (
    <div className="auth">
      <aside className="auth-side">
        <BrandMark name={VITE_PRODUCT_NAME} />
        <PortalIllustration />
        <div>
          <p className="auth-tagline">Every figure next to its source.</p>
          <p className="auth-tagline-text">
            Payslips, statements, tax credits and addresses: read, checked and shown next to the
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
            <p className="auth-line">{subtitle}</p>
            {children}
          </div>
        </main>
        <footer className="auth-footer">
          <span>
            © {year} {VITE_COMPANY_NAME}
          </span>
          <a href={`mailto:${VITE_SUPPORT_EMAIL}`}>Support</a>
        </footer>
      </div>
    </div>
  )
}
