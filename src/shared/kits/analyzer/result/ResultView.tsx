import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { Suspense, useState, type ReactNode } from 'react'
import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { ResultFrame } from './ResultFrame.tsx'
import { useJobResult } from './useJobResult.ts'

type ResultViewProps<Result> = {
  definition: AnalyzerDefinition<Result>
  job: DoneJob
  feedback: ReactNode
  onBack: () => void
}

/** A lost result can be fetched again. */
export function ResultView<Result>(props: ResultViewProps<Result>) {
  const [attempt, setAttempt] = useState(0)
  return <LoadedResult key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function LoadedResult<Result>({
  definition,
  job,
  feedback,
  onBack,
  onRetry,
}: ResultViewProps<Result> & { onRetry: () => void }) {
  const state = useJobResult(definition, job)
  const { Result: View } = definition // often lazy: not part of the first screen
  const outputSource = definition.output?.mode === 'lastShown' ? definition.output : undefined
  const title = outputSource?.title ?? `${definition.title} result`
  if (state.kind === 'ready') {
    return (
      <Suspense fallback={<OpeningResult title={title} job={job} onBack={onBack} />}>
        <View
          job={job}
          result={state.result}
          answer={state.answer}
          onBack={onBack}
          feedback={feedback}
        />
      </Suspense>
    )
  }
  if (state.kind === 'loading') return <OpeningResult title={title} job={job} onBack={onBack} />
  return (
    <ResultFrame title={title} job={job} onBack={onBack}>
      <EmptyState icon={fileX} {...LOAD_ERROR_TEXT}>
        <button type="button" className="btn btn-secondary" onClick={onRetry}>
          Try again
        </button>
      </EmptyState>
    </ResultFrame>
  )
}

const LOAD_ERROR_TEXT = {
  title: 'The result could not be opened',
  description:
    'This browser no longer has it, and the server did not send it again. Try again, or upload it again.',
}

type OpeningResultProps = { title: string; job: DoneJob; onBack: () => void }

function OpeningResult({ title, job, onBack }: OpeningResultProps) {
  return (
    <ResultFrame title={title} job={job} onBack={onBack}>
      <div className="page">
        <Skeleton lines={8} label="Opening the result" />
      </div>
    </ResultFrame>
  )
}
