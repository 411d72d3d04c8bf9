import type { ComponentType, ReactNode } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import type { AnalyzerCalls, ResultSource } from '#shared/jobs/definition.ts'
import type { DoneJob, Draft, JobOptions, RunningJob } from '#shared/jobs/job.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { InstructionTexts } from '#shared/upload/instructionRows.ts'
import type { Sample } from '#shared/upload/sample.ts'

/** An analyzer as its intake speaks of it. */
type Subject = Pick<AnalyzerCalls, 'id' | 'title' | 'estimateMs'> & {
  service: ServiceKey
  line: string
}

export type IntakeProps = {
  analyzer: Subject
  /** What was accepted and not yet sent; null where there is nothing. */
  draft: Draft | null
  /** Sends it and shows its job. */
  onProceed: (draft: Draft) => void
}

/** The Check step's choices of one analyzer. */
export type OptionsProps = {
  options: JobOptions
  onChange: (options: JobOptions) => void
}

/** A trial's state where it decides on words; `filesLeft` is 0 also when its time is over, null where it is not known. */
export type TrialState = { isTrial: boolean; filesLeft: number | null }

/** Upload and Check of an analyzer that takes one file, see `oneFile`. */
export type OneFile = {
  limits: UploadLimits
  dropTitle: string | ((trial: TrialState) => string)
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
}

/** Upload and Check: screens of the analyzer's own, or those of `oneFile`. */
export type Intake = {
  View: ComponentType<IntakeProps>
  /** Something was begun: it comes before a job that runs, unless the address names the job. */
  isBegun?: (state: RootState) => boolean
  /** Takes up what a reload left, before the page first shows. */
  restore?: () => AppThunk<void>
}

export type ProgressProps = { job: RunningJob }

type Processing = {
  /** What the head says until everything has left this browser. */
  sending?: string
  /** The middle of the card; left out: sending, then analysing. */
  Progress?: ComponentType<ProgressProps>
  /** How the ring writes a time left in ms; left out: mm:ss (analyzers §2). */
  clock?: (ms: number) => string
  /** Lies over the job while it waits in the queue. */
  queued?: { title: string; line: string }
}

export type ResultProps<Result> = {
  job: DoneJob
  result: Result
  /** What `result` was read from, as the server sent it. */
  answer: unknown
  /** Leaves the result for a new upload. */
  onBack: () => void
  /** The feedback panel, composed by the app. */
  feedback: ReactNode
}

export type FinishedProps = {
  job: DoneJob
  /** Address of its output. */
  to: string
}

/** What an output address shows where it names no job, and no finished one is found. */
export type OutputAddress =
  /** The output that was shown last (decisions D18), or a page that says that there is none. */
  | {
      finds: 'lastShown'
      /** Head while there is no output to show. */
      title: string
      line: string
      /** Of the way to a new upload: 'Upload a passbook'. */
      upload: string
      /** Where the result can no longer be had, and the general words do not fit. */
      lost?: { title: string; line: string }
      /** Stands between the end of a job that is watched and its output; left out: straight on. */
      Finished?: ComponentType<FinishedProps>
    }
  /** The newest finished job, or the upload page. */
  | { finds: 'newest' }

/**
 * One analyzer: its calls, and a slot each for intake, processing and result (design, "An analyzer is a definition").
 * A service with an output path in `SERVICES` shows its result there, otherwise in place.
 */
export type AnalyzerDefinition<Result> = AnalyzerCalls &
  ResultSource<Result> & {
    service: ServiceKey
    line: string
    intake: Intake
    processing?: Processing
    Result: ComponentType<ResultProps<Result>>
    output?: OutputAddress
  }
