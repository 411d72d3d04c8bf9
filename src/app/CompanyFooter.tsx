import { env } from '#shared/platform/config/env.ts'
import { useCurrentYear } from '#shared/ui/hooks/useCurrentYear.ts'

export function CompanyNotice() {
  const year = useCurrentYear()
  return (
    <span lang="en">
      © {year} {env().VITE_COMPANY_NAME}
    </span>
  )
}

/** The footer of the candidate's form, whose language may be another one than the portal's. */
export const CompanyFooter = () => (
  <footer className="page-footer app-footer">
    <CompanyNotice />
  </footer>
)
