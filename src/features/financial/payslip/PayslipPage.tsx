import type { ReactNode } from 'react'
import { AnalyzerPage } from '#shared/analyzer/AnalyzerPage.tsx'
import { payslipDefinition } from './definition.ts'

type PayslipPageProps = {
  /** The feedback panel, which the app puts under the result. */
  feedback: ReactNode
}

/** /payslip: from the drop to the figures beside their page (analyzers §2). */
export function PayslipPage({ feedback }: PayslipPageProps) {
  return <AnalyzerPage definition={payslipDefinition} feedback={feedback} />
}
