import type { ComponentType, ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import type { AnalyzerCalls, ResultSource } from '#shared/jobs/definition.ts'
import type { DoneJob, JobOptions } from '#shared/jobs/job.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { InstructionTexts } from '#shared/upload/instructionRows.ts'
import type { Sample } from '#shared/upload/sample.ts'

/** The Check step's choices of one analyzer. */
export type OptionsProps = {
  options: JobOptions
  onChange: (options: JobOptions) => void
}

export type ResultProps<Result> = {
  job: DoneJob
  result: Result
  /** Leaves the result for a new upload. */
  onBack: () => void
  /** The feedback panel, composed by the app. */
  feedback: ReactNode
}

/** One analyzer: intake rules, calls, error rules, estimate, result view (design, "An analyzer is a definition"). */
export type AnalyzerDefinition<Result> = AnalyzerCalls &
  ResultSource<Result> & {
    service: ServiceKey
    line: string
    limits: UploadLimits
    dropTitle: string
    instructions: InstructionTexts
    /** Offered to trial users (shell §6). */
    samples?: readonly Sample[]
    /** Choices of the Check step as they stand when a file was accepted, and where they are made. */
    startOptions?: (file: AcceptedFile) => JobOptions
    Options?: ComponentType<OptionsProps>
    /** Word of the Proceed button, where the specification writes it otherwise. */
    proceed?: string
    /** A longer file name is cut at so many characters; left out: over 30 at 20 (analyzers §2). */
    nameMax?: number
    /** Lies over the job while it waits in the queue. */
    queued?: { title: string; line: string }
    /** What is under way at a percentage, in a sentence. */
    progressLine?: (percentage: number) => string
    /** Named steps and the percentage at which each begins; without them the page tells sending from analysing. */
    steps?: readonly { label: string; from: number }[]
    Result: ComponentType<ResultProps<Result>>
  }
