import { Suspense } from 'react'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import { env } from '#shared/config/env.ts'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { useThisYear } from '#shared/ui/useThisYear.ts'

const TermsModal = lazyPart(
  async () => (await import('#features/auth/TermsModal.tsx')).TermsModal,
  { what: 'The terms', Lost: LostDialog },
)

/** Current year and company notice (shell §2), on every page except /uan/form. */
export function Footer() {
  const year = useThisYear()
  const [isReading, setIsReading] = useOpenOnPage()
  return (
    <footer className="page-foot app-foot">
      <span>
        © {year} {env().VITE_COMPANY_NAME}
      </span>
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
