import { combineSlices } from '@reduxjs/toolkit'
import { busySlice } from '#shared/platform/store/busySlice.ts'
import { overlaySlice } from '#shared/platform/store/overlaySlice.ts'
import { sessionSlice } from '#shared/platform/store/sessionSlice.ts'

/** Lazy features declare their slices here by module augmentation. */
// oxlint-disable-next-line typescript/consistent-type-definitions typescript/no-empty-object-type -- only an interface can be augmented
export interface LazyLoadedSlices {}

/** The reducers of the first load; the others are injected when their code loads. */
export const rootReducer = combineSlices(
  sessionSlice,
  overlaySlice,
  busySlice,
).withLazyLoadedSlices<LazyLoadedSlices>()

export type RootState = ReturnType<typeof rootReducer>
