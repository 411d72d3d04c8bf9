import type { ReactNode } from 'react'

/** `tests/unit/features/kyc/companyChecks/template.test.ts` compares its columns. */
const TEMPLATE = `${__BASE_PATH__}/templates/Company_Checks_Template.xlsx`

type TemplateLinkProps = { className?: string; children: ReactNode }

export function TemplateLink({ className, children }: TemplateLinkProps) {
  return (
    <a href={TEMPLATE} download="Company_Checks_Template.xlsx" className={className}>
      {children}
    </a>
  )
}
