import type { JobOwners } from '#shared/kits/jobs/jobOwners.ts'
import { isQueryFailure } from '#shared/platform/queryCache/isQueryFailure.ts'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import type { KeepsWaitingOf } from '#shared/platform/store/sessionScope.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { ANALYZER_LOADERS } from './analyzers.tsx'

const loadApplicantsDatabase = async () =>
  import('#features/applicants/store/applicantsDatabase.ts')

const APPLICANTS: JobOwners = {
  noun: 'applicant',
  title: 'Applicant',
  path: '/applicants',
  exist: async () => (await loadApplicantsDatabase()).hasApplicants(),
  load: async () => import('#features/applicants/store/resumeApplicants.ts'),
}

export function createAppStore(preloadedState?: Partial<RootState>): AppStore {
  const store = makeStore(preloadedState, {
    analyzers: ANALYZER_LOADERS,
    jobOwners: APPLICANTS,
    clearDatabases: clearStoredData,
  })
  store.startListening({
    predicate: (_action, now, before) => selectUser(now) !== selectUser(before),
    effect: async (_action, listener) => {
      const user = selectUser(listener.getState())
      if (user === null) return
      // If the code fails to load, this tab goes on, but a reload forgets the user.
      const persistence = await import('#shared/platform/session/storage/persistence.ts').catch(
        () => null,
      )
      persistence?.persistUser(user)
    },
  })
  store.startListening({
    predicate: (action) => 'payload' in action && isForbidden(action.payload),
    effect: async (_action, listener) => {
      // A candidate's page never needs it, so it is not in that first load.
      const auth = await import('#features/auth/refreshUser.ts').catch(() => null)
      if (auth !== null) await listener.dispatch(auth.refreshUser())
    },
  })
  return store
}

/** A refused request means that the user's permissions have changed. */
const isForbidden = (payload: unknown) =>
  isQueryFailure(payload) && payload.error.kind === 'http' && payload.error.status === 403

/** Loads the modules that own the data: after a closed browser, sign-in runs this without them. */
async function clearStoredData(keepsWaitingOf: KeepsWaitingOf = () => false): Promise<void> {
  const [
    { clearBlobStore },
    { clearApplicants },
    { clearJobs, clearWaiting },
    { allFiles, readWaiting },
  ] = await Promise.all([
    import('#shared/platform/blobStore/blobStore.ts'),
    loadApplicantsDatabase(),
    import('#shared/kits/jobs/jobsStore.ts'),
    import('#shared/kits/jobs/batch/waitingStorage.ts'),
  ])
  const waiting = (await readWaiting()).filter(({ owner }) => keepsWaitingOf(owner))
  await Promise.all([
    clearBlobStore(new Set(waiting.flatMap(allFiles).map(({ id }) => id))),
    clearWaiting(new Set(waiting.map(({ tab }) => tab))),
    clearJobs(),
    clearApplicants(),
  ])
}
