import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './rootReducer.ts'

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>
export type AppThunk<Value = void> = ThunkAction<Value, RootState, undefined, UnknownAction>
