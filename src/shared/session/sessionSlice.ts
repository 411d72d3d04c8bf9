import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
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
  /** A logout is on its way. */
  isLeaving: boolean
  /** Path and query of the page that sign-in leads back to. Kept here alone: its query may name a person. */
  askedPage: string | null
}

const initialState: SessionState = {
  user: null,
  subscription: null,
  isLeaving: false,
  askedPage: null,
}

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
    leavingChanged(state, { payload }: PayloadAction<boolean>) {
      state.isLeaving = payload
    },
    /** A guest asked for a page, or the session was lost on it; null: sign-in has led there. */
    pageAsked(state, { payload }: PayloadAction<string | null>) {
      state.askedPage = payload
    },
    /** The session is over, whatever the reason: every slice that holds a user's things resets on this. */
    sessionEnded() {
      return initialState
    },
  },
  selectors: {
    selectUser: (state) => state.user,
    selectSubscription: (state) => state.subscription,
    selectIsLeaving: (state) => state.isLeaving,
    selectAskedPage: (state) => state.askedPage,
    selectIsTrial: (state) => state.user?.clientPrivilege === 'Trial',
  },
})

export const { signedIn, subscriptionLoaded, leavingChanged, pageAsked, sessionEnded } =
  sessionSlice.actions
export const { selectUser, selectSubscription, selectIsLeaving, selectAskedPage, selectIsTrial } =
  sessionSlice.selectors

/** Whether the time of this subscription is over, by the clock of this computer. */
export const isTrialOver = (subscription: Subscription | null): boolean =>
  subscription !== null && subscription.endsAt <= Date.now()
