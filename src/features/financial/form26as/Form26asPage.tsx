import type { ReactNode } from 'react'
import { AnalyzerPage } from '#shared/analyzer/AnalyzerPage.tsx'
import { form26asDefinition } from './definition.ts'

type Form26asPageProps = {
  /** The feedback panel, which the app puts under the result. */
  feedback: ReactNode
}

/** /form26as and /form26: from the drop to the tax credits beside their page (analyzers §2). */
export function Form26asPage({ feedback }: Form26asPageProps) {
  return <AnalyzerPage definition={form26asDefinition} feedback={feedback} />
}
