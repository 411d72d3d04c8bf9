import { Suspense, type ReactNode } from 'react'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { HomeLink } from '#shared/ui/HomeLink.tsx'
import { LazyJobsPart } from './jobs/LazyJobsPart.tsx'
import { useStageHeading } from './useStageHeading.ts'

const STEPS = ['Upload', 'Check', 'Process', 'Result'] as const
export const RESULT_STEP = STEPS.indexOf('Result')

type AnalyzerHeadProps = {
  title: string
  line: ReactNode
  /** Index in Upload, Check, Process, Result. */
  step: number
}

/** Head of an analyzer's page: where it stands, Home (analyzers §1), and the files of a job that failed. */
export function AnalyzerHead({ title, line, step }: AnalyzerHeadProps) {
  const heading = useStageHeading(title, step)
  const hasJobs = useAppSelector((state) => Object.keys(selectJobs(state)).length > 0)
  return (
    <>
      <PageHead title={title} line={line} heading={heading}>
        <Stepper steps={STEPS} current={step} />
        <HomeLink />
      </PageHead>
      {step === 0 && hasJobs && (
        <Suspense fallback={null}>
          <LazyJobsPart shows="again" title={title} />
        </Suspense>
      )}
    </>
  )
}
