import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '#shared/session/sessionSlice.ts'
import { rootReducer } from '#shared/store/rootReducer.ts'
import { isRunning, type Draft, type Flow, type Job, type RunningJob } from './job.ts'
import { stepJob, type JobEvent } from './stepJob.ts'

type JobsState = {
  /** False until what is stored was read once. */
  loaded: boolean
  jobs: Readonly<Record<string, Job>>
  /** By analyzer: files accepted and not yet sent. */
  drafts: Readonly<Record<string, Draft>>
}

const initialState: JobsState = { loaded: false, jobs: {}, drafts: {} }

const NOT_UPLOADED: Flow = { kind: 'Not Uploaded' }

function without<Value>(
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
      // What this tab already holds is newer than what it read a moment ago.
      return { ...state, loaded: true, jobs: { ...read, ...state.jobs } }
    },
    jobPut(state: JobsState, { payload }: PayloadAction<Job>): JobsState {
      return { ...state, jobs: { ...state.jobs, [payload.id]: payload } }
    },
    jobMoved(
      state: JobsState,
      { payload: { id, event } }: PayloadAction<{ id: string; event: JobEvent }>,
    ): JobsState {
      const job = state.jobs[id]
      if (job === undefined) return state
      return { ...state, jobs: { ...state.jobs, [id]: stepJob(job, event) } }
    },
    jobRemoved(state: JobsState, { payload }: PayloadAction<string>): JobsState {
      return { ...state, jobs: without(state.jobs, payload) }
    },
    draftPut(
      state: JobsState,
      { payload: { analyzer, draft } }: PayloadAction<{ analyzer: string; draft: Draft }>,
    ): JobsState {
      return { ...state, drafts: { ...state.drafts, [analyzer]: draft } }
    },
    draftDropped(state: JobsState, { payload }: PayloadAction<string>): JobsState {
      return { ...state, drafts: without(state.drafts, payload) }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectJobsLoaded: ({ loaded }) => loaded,
    selectJobs: ({ jobs }) => jobs,
    selectJob: ({ jobs }, id: string): Job | undefined => jobs[id],
    /**
     * Where an analyzer's page stands. `wanted` is the address's job: an id, 'new' for an upload beside running jobs,
     * or null, when accepted files come first, then the job that was started last and still runs.
     * A job that failed is 'Not Uploaded', and so is one that is unknown here.
     */
    selectFlow({ jobs, drafts }, analyzer: string, wanted: string | null): Flow {
      const named = wanted === null ? undefined : jobs[wanted]
      if (named?.analyzer === analyzer && named.kind !== 'Not Uploaded') return named
      const draft = drafts[analyzer]
      if (draft !== undefined) return draft
      const running = wanted === null ? latestRunning(jobs, analyzer) : undefined
      return running ?? NOT_UPLOADED
    },
  },
})

function latestRunning(jobs: JobsState['jobs'], analyzer: string): RunningJob | undefined {
  return (
    Object.values(jobs)
      .filter(isRunning)
      // One of many is opened from their list: the page itself is the list's.
      .filter((job) => job.analyzer === analyzer && job.inBatch !== true)
      .sort((one, other) => other.startedAt - one.startedAt)[0]
  )
}

declare module '#shared/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    jobs: JobsState
  }
}

const injected = jobsSlice.injectInto(rootReducer)

export const { jobsLoaded, jobPut, jobMoved, jobRemoved, draftPut, draftDropped } =
  jobsSlice.actions
export const { selectJobsLoaded, selectJobs, selectJob, selectFlow } = injected.selectors
