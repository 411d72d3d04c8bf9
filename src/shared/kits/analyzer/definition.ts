import type { ComponentType, ReactNode } from 'react'
import type { AnalyzerCalls, JobResult, ResultSource } from '#shared/kits/jobs/definition.ts'
import type { DoneJob, Draft, JobOptions, RunningJob } from '#shared/kits/jobs/job.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { InstructionTexts } from '#shared/kits/upload/instructionRows.ts'
import type { Sample } from '#shared/kits/upload/samples/sample.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

type IntakeAnalyzer = Pick<AnalyzerCalls, 'id' | 'title' | 'estimateMs'> & {
  service: ServiceKey
  subtitle: string
}

export type IntakeProps = {
  analyzer: IntakeAnalyzer
  draft: Draft | null
  onProceed: (draft: Draft) => void
}

export type OptionsProps = {
  options: JobOptions
  onChange: (options: JobOptions) => void
}

/** `filesLeft` is 0 also after the trial's end, null where unknown. */
export type TrialState = { isTrial: boolean; filesLeft: number | null }

export type SingleFileOptions = {
  limits: UploadLimits
  dropTitle: string | ((trial: TrialState) => string)
  instructions: InstructionTexts
  samples?: readonly Sample[]
  startOptions?: (file: AcceptedFile) => JobOptions
  Options?: ComponentType<OptionsProps>
  /** Label of the Proceed button, where the specification has another. */
  proceedLabel?: string
  /** Longer file names are truncated to this. Default: over 30 to 20 (analyzers §2). */
  nameMax?: number
}

export type Intake = {
  View: ComponentType<IntakeProps>
  /** A started intake is shown before a running job, unless the URL names one. */
  hasStarted?: (state: RootState) => boolean
  /** Restores the intake after a reload, before the first render. */
  restore?: () => AppThunk<void>
}

export type ProgressProps = { job: RunningJob }

type Processing = {
  /** Subtitle until everything is uploaded. */
  sendingText?: string
  /** Content of the progress card; default: uploading, then analysing. */
  Progress?: ComponentType<ProgressProps>
  /** Default: mm:ss (analyzers §2). */
  formatTimeLeft?: (ms: number) => string
  /** Overlay while the job is queued. */
  queued?: { title: string; description: string }
}

export type ResultProps<Result> = {
  job: DoneJob
  result: Result
  /** What `result` was parsed from, with its raw body if any. */
  answer: JobResult
  onBack: () => void
  feedback: ReactNode
}

export type FinishedProps = {
  job: DoneJob
  outputUrl: string
}

/** What an output page shows without a job in the URL or a finished job. */
export type OutputSource =
  /** The output shown last (decisions D18), or a page that says that there is none. */
  | {
      mode: 'lastShown'
      /** Title while there is no output. */
      title: string
      subtitle: string
      uploadLabel: string
      /** Shown between the end of a watched job and its output. */
      Finished?: ComponentType<FinishedProps>
    }
  /** The newest finished job, or the upload page. */
  | { mode: 'newest' }

/** A service with an output path in `SERVICES` shows its result there, otherwise in place. */
export type AnalyzerDefinition<Result> = AnalyzerCalls &
  ResultSource<Result> & {
    service: ServiceKey
    subtitle: string
    intake: Intake
    processing?: Processing
    Result: ComponentType<ResultProps<Result>>
    output?: OutputSource
  }
