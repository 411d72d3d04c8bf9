import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/platform/store/rootReducer.ts'
import { sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import type { Job } from './job.ts'
import { jobReducer, type JobEvent } from './jobReducer.ts'

type JobsState = {
  /** False until stored jobs were read. */
  isLoaded: boolean
  jobs: Readonly<Record<string, Job>>
  /** By id of the owner. */
  ownerNames: Readonly<Record<string, string>>
  /** Too much is stored, and the rest is kept. */
  isStorageFull: boolean
  /** Number of documents that waited in closed tabs and are offered. */
  leftDocuments: number
}

const initialState: JobsState = {
  isLoaded: false,
  jobs: {},
  ownerNames: {},
  isStorageFull: false,
  leftDocuments: 0,
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
    jobsUpserted(state: JobsState, { payload }: PayloadAction<readonly Job[]>): JobsState {
      const upserted = Object.fromEntries(payload.map((job) => [job.id, job]))
      return { ...state, jobs: { ...state.jobs, ...upserted } }
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
      const { [payload]: _removed, ...jobs } = state.jobs
      return { ...state, jobs }
    },
    ownersNamed(state: JobsState, { payload }: PayloadAction<JobsState['ownerNames']>): JobsState {
      return { ...state, ownerNames: payload }
    },
    storageMeasured(
      state: JobsState,
      { payload: { isFull } }: PayloadAction<{ isFull: boolean }>,
    ): JobsState {
      return isFull === state.isStorageFull ? state : { ...state, isStorageFull: isFull }
    },
    leftDocumentsFound(state: JobsState, { payload }: PayloadAction<number>): JobsState {
      return { ...state, leftDocuments: payload }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectJobsLoaded: ({ isLoaded }) => isLoaded,
    selectJobs: ({ jobs }) => jobs,
    selectJob: ({ jobs }, id: string): Job | undefined => jobs[id],
    selectOwnerNames: ({ ownerNames }) => ownerNames,
    selectStorageIsFull: ({ isStorageFull }) => isStorageFull,
    selectLeftDocuments: ({ leftDocuments }) => leftDocuments,
  },
})

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    jobs: JobsState
  }
}

const injected = jobsSlice.injectInto(rootReducer)

export const {
  jobsLoaded,
  jobUpserted,
  jobsUpserted,
  jobTransitioned,
  jobRemoved,
  ownersNamed,
  storageMeasured,
  leftDocumentsFound,
} = jobsSlice.actions
export const {
  selectJobsLoaded,
  selectJobs,
  selectJob,
  selectOwnerNames,
  selectStorageIsFull,
  selectLeftDocuments,
} = injected.selectors
