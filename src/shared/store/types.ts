import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { SessionScope } from '#shared/session/sessionScope.ts'
import type { RootState } from './rootReducer.ts'

export type AppDispatch = ThunkDispatch<RootState, SessionScope, UnknownAction>
/** Its third argument is the session scope of its store. */
export type AppThunk<Value = void> = ThunkAction<Value, RootState, SessionScope, UnknownAction>
