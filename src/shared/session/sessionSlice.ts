import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CurrentUser } from './currentUser.ts'

/** Live facts of GET subscription-details (shell §3); `endsAt` is a wall-clock time so that countdowns never tick-count. */
export type Subscription = {
  type: string
  /** Epoch ms at which the trial ends, computed from the answer's days…seconds when it came in. */
  endsAt: number
  filesCount: number
}

export type SessionState = {
  user: CurrentUser | null
  subscription: Subscription | null
}

const initialState: SessionState = { user: null, subscription: null }

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<CurrentUser>) {
      state.user = payload
    },
    /** The subscription type is kept as the client privilege (analyzers §3). */
    subscriptionLoaded(state, { payload }: PayloadAction<Subscription>) {
      state.subscription = payload
      if (state.user !== null && payload.type !== '') state.user.clientPrivilege = payload.type
    },
    /** The session is over, whatever the reason: every slice that holds a user's things resets on this. */
    sessionEnded() {
      return initialState
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectSubscription: (state) => state.subscription,
    selectIsTrial: (state) => state.user?.clientPrivilege === 'Trial',
  },
})

/** A call was answered 401: the session is gone on the server. Raised by every call; the first one ends the session. */
export const unauthorized = createAction('session/unauthorized')

export const { signedIn, subscriptionLoaded, sessionEnded } = sessionSlice.actions
export const { selectUser, selectSubscription, selectIsTrial } = sessionSlice.selectors
