import { combineSlices } from '@reduxjs/toolkit'
import { busySlice } from '#shared/errors/busySlice.ts'
import { overlaySlice } from '#shared/errors/overlaySlice.ts'
import { sessionSlice } from '#shared/session/sessionSlice.ts'

/** Slices that arrive with their feature's chunk declare themselves here by module augmentation. */
// oxlint-disable-next-line typescript/consistent-type-definitions typescript/no-empty-object-type -- only an interface can be augmented
export interface LazyLoadedSlices {}

/** The reducers of the first load; the others are injected when their code arrives. */
export const rootReducer = combineSlices(
  sessionSlice,
  overlaySlice,
  busySlice,
).withLazyLoadedSlices<LazyLoadedSlices>()

export type RootState = ReturnType<typeof rootReducer>
