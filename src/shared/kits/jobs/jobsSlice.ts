import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import { rootReducer } from '#shared/platform/store/rootReducer.ts'
import { isRunning, type Draft, type Flow, type Job, type RunningJob } from './job.ts'
import { jobReducer, type JobEvent } from './jobReducer.ts'

type JobsState = {
  /** False until stored jobs were read. */
  isLoaded: boolean
  jobs: Readonly<Record<string, Job>>
  /** By analyzer: accepted files that are not sent yet. */
  drafts: Readonly<Record<string, Draft>>
}

const initialState: JobsState = { isLoaded: false, jobs: {}, drafts: {} }

const NOT_UPLOADED: Flow = { kind: 'Not Uploaded' }

function omitKey<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key))
}

const jobsSlice = createSlice({
  name: 'jobs',
  initialState,
  reducers: {
    jobsLoaded(state: JobsState, { payload }: PayloadAction<readonly Job[]>): JobsState {
      const read = Object.fromEntries(payload.map((job) => [job.id, job]))
      // This tab's state is newer than what it read a moment ago.
      return { ...state, isLoaded: true, jobs: { ...read, ...state.jobs } }
    },
    jobUpserted(state: JobsState, { payload }: PayloadAction<Job>): JobsState {
      return { ...state, jobs: { ...state.jobs, [payload.id]: payload } }
    },
    jobTransitioned(
      state: JobsState,
      { payload: { id, event } }: PayloadAction<{ id: string; event: JobEvent }>,
    ): JobsState {
      const job = state.jobs[id]
      if (job === undefined) return state
      return { ...state, jobs: { ...state.jobs, [id]: jobReducer(job, event) } }
    },
    jobRemoved(state: JobsState, { payload }: PayloadAction<string>): JobsState {
      return { ...state, jobs: omitKey(state.jobs, payload) }
    },
    draftSaved(
      state: JobsState,
      { payload: { analyzer, draft } }: PayloadAction<{ analyzer: string; draft: Draft }>,
    ): JobsState {
      return { ...state, drafts: { ...state.drafts, [analyzer]: draft } }
    },
    draftDiscarded(state: JobsState, { payload }: PayloadAction<string>): JobsState {
      return { ...state, drafts: omitKey(state.drafts, payload) }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectJobsLoaded: ({ isLoaded }) => isLoaded,
    selectJobs: ({ jobs }) => jobs,
    selectJob: ({ jobs }, id: string): Job | undefined => jobs[id],
    /**
     * State of an analyzer's page. `requestedJobId` is from the URL: an id, 'new' for an upload beside running jobs, or
     * null, when a draft comes first, then the newest running job. Failed and unknown jobs are 'Not Uploaded'.
     */
    selectFlow({ jobs, drafts }, analyzer: string, requestedJobId: string | null): Flow {
      const named = requestedJobId === null ? undefined : jobs[requestedJobId]
      if (named?.analyzer === analyzer && named.kind !== 'Not Uploaded') return named
      const draft = drafts[analyzer]
      if (draft !== undefined) return draft
      const running = requestedJobId === null ? latestRunning(jobs, analyzer) : undefined
      return running ?? NOT_UPLOADED
    },
  },
})

function latestRunning(jobs: JobsState['jobs'], analyzer: string): RunningJob | undefined {
  return (
    Object.values(jobs)
      .filter(isRunning)
      // Jobs of a batch open from its list; the page itself shows the list.
      .filter((job) => job.analyzer === analyzer && job.inBatch !== true)
      .sort((one, other) => other.startedAt - one.startedAt)[0]
  )
}

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    jobs: JobsState
  }
}

const injected = jobsSlice.injectInto(rootReducer)

export const { jobsLoaded, jobUpserted, jobTransitioned, jobRemoved, draftSaved, draftDiscarded } =
  jobsSlice.actions
export const { selectJobsLoaded, selectJobs, selectJob, selectFlow } = injected.selectors
