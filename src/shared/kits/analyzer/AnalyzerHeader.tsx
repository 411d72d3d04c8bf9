import { Suspense, type ReactNode } from 'react'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { HomeLink } from '#shared/ui/components/HomeLink.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { Stepper } from '#shared/ui/components/Stepper.tsx'
import { LazyJobsSection } from './jobs/LazyJobsSection.tsx'
import { useStepHeading } from './useStepHeading.ts'

const STEPS = ['Upload', 'Check', 'Process', 'Result'] as const
export const RESULT_STEP = STEPS.indexOf('Result')

type AnalyzerHeaderProps = {
  title: string
  subtitle: ReactNode
  /** Index in Upload, Check, Process, Result. */
  step: number
}

/** Stepper, Home (analyzers §1), and the files of a failed job. */
export function AnalyzerHeader({ title, subtitle, step }: AnalyzerHeaderProps) {
  const heading = useStepHeading(title, step)
  const hasJobs = useAppSelector((state) => Object.keys(selectJobs(state)).length > 0)
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} headingRef={heading}>
        <Stepper steps={STEPS} current={step} />
        <HomeLink />
      </PageHeader>
      {step === 0 && hasJobs && (
        <Suspense fallback={null}>
          <LazyJobsSection view="again" title={title} />
        </Suspense>
      )}
    </>
  )
}
