import { Suspense } from 'react'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import { CompanyNotice } from './CompanyFooter.tsx'

const TermsModal = lazyWithRetry(
  async () => (await import('#features/auth/signIn/TermsModal.tsx')).TermsModal,
  { label: 'The terms', LoadError: LoadErrorDialog },
)

/** Current year and company notice (shell §2), on every page except /uan/form. */
export function Footer() {
  const [isReading, setIsReading] = useOpenUntilNavigation()
  return (
    <footer className="page-footer app-footer">
      <CompanyNotice />
      <span className="only-wide">Documents are processed for your organization only.</span>
      <button type="button" className="link-button push" onClick={() => setIsReading(true)}>
        Terms and Conditions
      </button>
      {isReading && (
        <Suspense fallback={null}>
          <TermsModal onClose={() => setIsReading(false)} />
        </Suspense>
      )}
    </footer>
  )
}
