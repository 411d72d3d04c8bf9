import { useDispatch, useSelector, useStore } from 'react-redux'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import type { AppStore } from './makeStore.ts'
import type { RootState } from './rootReducer.ts'
import type { AppDispatch } from './types.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppStore = useStore.withTypes<AppStore>()

/** The session scope, for a component's effects and events; thunks get it as their third argument. */
export const useSessionScope = (): SessionScope => useAppStore().session
