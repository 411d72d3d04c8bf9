import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { rootReducer } from '#shared/platform/store/rootReducer.ts'
import { sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import { jobRemoved } from '../jobsSlice.ts'
import { EMPTY_BATCH, batchReducer, type Batch, type BatchEvent } from './batch.ts'

export type BatchesState = {
  /** By analyzer. */
  chosen: Readonly<Record<string, readonly UploadEntry[]>>
  /** By key. */
  batches: Readonly<Record<string, Batch>>
}

const initialState: BatchesState = { chosen: {}, batches: {} }

const NO_FILES: readonly UploadEntry[] = []

const batchSlice = createSlice({
  name: 'batches',
  initialState,
  reducers: {
    batchesRestored(_state, { payload }: PayloadAction<BatchesState>): BatchesState {
      return payload
    },
    chosenChanged(
      state: BatchesState,
      { payload }: PayloadAction<{ analyzer: string; entries: readonly UploadEntry[] }>,
    ): BatchesState {
      return { ...state, chosen: { ...state.chosen, [payload.analyzer]: payload.entries } }
    },
    batchTransitioned(
      state: BatchesState,
      { payload }: PayloadAction<{ key: string; event: BatchEvent }>,
    ): BatchesState {
      return applyBatchEvent(state, payload.key, payload.event)
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
    builder.addCase(jobRemoved, (state: BatchesState, { payload: job }): BatchesState => {
      return Object.keys(state.batches).reduce(
        (next, id) => applyBatchEvent(next, id, { kind: 'jobRemoved', job }),
        state,
      )
    })
  },
  selectors: {
    selectBatches: ({ batches }) => batches,
    selectBatch: ({ batches }, key: string): Batch | null => batches[key] ?? null,
    selectAllChosen: ({ chosen }) => chosen,
    selectChosen: ({ chosen }, analyzer: string) => chosen[analyzer] ?? NO_FILES,
  },
})

function applyBatchEvent(state: BatchesState, key: string, event: BatchEvent): BatchesState {
  const batch = state.batches[key] ?? EMPTY_BATCH
  const next = batchReducer(batch, event)
  if (next === batch) return state
  const { [key]: _before, ...others } = state.batches
  return { ...state, batches: next === null ? others : { ...others, [key]: next } }
}

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    batches: BatchesState
  }
}

const injected = batchSlice.injectInto(rootReducer)

export const { batchesRestored, chosenChanged, batchTransitioned } = batchSlice.actions
export const { selectBatches, selectBatch, selectAllChosen, selectChosen } = injected.selectors
