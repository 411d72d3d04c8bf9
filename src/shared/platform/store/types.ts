import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import type { RootState } from './rootReducer.ts'

export type AppDispatch = ThunkDispatch<RootState, SessionScope, UnknownAction>
export type AppThunk<Value = void> = ThunkAction<Value, RootState, SessionScope, UnknownAction>
