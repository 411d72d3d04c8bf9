import type { ReactNode } from 'react'
import { AnalyzerPage } from '#shared/analyzer/AnalyzerPage.tsx'
import { ID_DEFINITIONS } from './definition.ts'
import type { IdService } from './idKinds.ts'

type IdExtractionPageProps = {
  service: IdService
  /** The feedback panel, which the app puts under the result. */
  feedback: ReactNode
}

/** /idextracter/{serviceType}: from the drop to the values beside their card (analyzers §2). */
export function IdExtractionPage({ service, feedback }: IdExtractionPageProps) {
  return <AnalyzerPage key={service} definition={ID_DEFINITIONS[service]} feedback={feedback} />
}
