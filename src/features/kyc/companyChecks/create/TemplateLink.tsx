import type { ReactNode } from 'react'

/** A file of `public`; `tests/unit/kyc/companyChecks/template.test.ts` holds it to the columns. */
const TEMPLATE = '/templates/Company_Checks_Template.xlsx'

type TemplateLinkProps = { className?: string; children: ReactNode }

/** The workbook to be filled in (kyc §2). */
export function TemplateLink({ className, children }: TemplateLinkProps) {
  return (
    <a href={TEMPLATE} download="Company_Checks_Template.xlsx" className={className}>
      {children}
    </a>
  )
}
