import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CurrentUser } from './currentUser.ts'

/** Data of GET subscription-details (shell §3); `endsAt` is wall-clock time, so that countdowns do not drift. */
export type Subscription = {
  type: string
  /** Epoch ms, computed when the response arrived, so that countdowns do not drift. */
  endsAt: number
  filesCount: number
}

export type SessionState = {
  user: CurrentUser | null
  subscription: Subscription | null
  isLoggingOut: boolean
  /** Path and query that sign-in leads back to. Only in memory, because the query may name a person. */
  returnPage: string | null
}

const initialState: SessionState = {
  user: null,
  subscription: null,
  isLoggingOut: false,
  returnPage: null,
}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn(state, { payload }: PayloadAction<CurrentUser>) {
      state.user = payload
    },
    /** The subscription type is stored as the client privilege (analyzers §3). */
    subscriptionLoaded(state, { payload }: PayloadAction<Subscription>) {
      state.subscription = payload
      if (state.user !== null && payload.type !== '') state.user.clientPrivilege = payload.type
    },
    loggingOutChanged(state, { payload }: PayloadAction<boolean>) {
      state.isLoggingOut = payload
    },
    /** A guest requested a page, or the session was lost on it; null once sign-in has led there. */
    returnPageSet(state, { payload }: PayloadAction<string | null>) {
      state.returnPage = payload
    },
    /** The session is over for any reason: every slice with user data resets on this. */
    sessionEnded() {
      return initialState
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectSubscription: (state) => state.subscription,
    selectIsLoggingOut: (state) => state.isLoggingOut,
    selectReturnPage: (state) => state.returnPage,
    selectIsTrial: (state) => state.user?.clientPrivilege === 'Trial',
  },
})

export const { signedIn, subscriptionLoaded, loggingOutChanged, returnPageSet, sessionEnded } =
  sessionSlice.actions
export const {
  selectUser,
  selectSubscription,
  selectIsLoggingOut,
  selectReturnPage,
  selectIsTrial,
} = sessionSlice.selectors

/** Whether the subscription has ended, by this computer's clock. */
export const isTrialOver = (subscription: Subscription | null): boolean =>
  subscription !== null && subscription.endsAt <= Date.now()
