import {
  findPreviouslySent,
  sentFilesKey,
  type PreviouslySentFiles,
} from '#shared/kits/jobs/batch/findPreviouslySent.ts'
import type { CollectCalls } from '#shared/kits/jobs/collect.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { canHaveSecondAccount } from '#shared/platform/session/tabs/secondAccount.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useAppDispatch, useAppSelector, useSessionScope } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import type { Applicant } from '../model/applicant.ts'
import {
  collectedFiles,
  listDocuments,
  readyDocuments,
  type DocumentRow,
} from '../model/documentRows.ts'
import {
  groupDocuments,
  planJobs,
  type CollectedFile,
  type DocumentGroup,
  type JobGroups,
} from '../model/plan.ts'
import { APPLICANT_LIMITS, DOCUMENT_SERVICES } from '../model/services.ts'

export type Documents = {
  rows: readonly DocumentRow[]
  /** Of all documents with a service, ready or not. */
  groups: readonly DocumentGroup[]
  /** What Send all sends. */
  jobs: readonly JobGroups[]
  /** Loaded when a document needs them. */
  calls: CallsByService
  /** False until it is known which files were sent before. */
  isCompared: boolean
}

type CallsByService = Readonly<Partial<Record<ServiceKey, CollectCalls>>>

const NONE_SENT: PreviouslySentFiles = {}
const NO_CALLS: CallsByService = {}

/** The documents that are not sent, with what is known and planned about them. */
export function useDocuments(
  entries: readonly UploadEntry[],
  choices: Applicant['choices'],
): Documents {
  const user = useAppSelector(selectUser)
  const passwords = useSessionScope().get(filePasswords)
  const list = (sent: PreviouslySentFiles) =>
    user === null
      ? []
      : listDocuments(
          { entries, choices },
          {
            user,
            limits: APPLICANT_LIMITS,
            sent,
            hasPassword: (id) => passwords.get(id) !== undefined,
          },
        )
  const documents = collectedFiles(list(NONE_SENT))
  const { sent, isLoaded } = useSentFiles(documents)
  const rows = list(sent)
  const calls = useCollectCalls(documents)
  const accountsPerJob = canHaveSecondAccount(user?.clientCode) ? 2 : 1
  return {
    rows,
    groups: groupDocuments(documents),
    jobs: planJobs(groupDocuments(readyDocuments(rows)), accountsPerJob),
    calls,
    isCompared: isLoaded,
  }
}

/** Which files their services got before, by file id. */
function useSentFiles(documents: readonly CollectedFile[]) {
  const dispatch = useAppDispatch()
  const sentKey = useAppSelector((state) =>
    DOCUMENT_SERVICES.map((service) => sentFilesKey(state, service)).join('|'),
  )
  const ids = documents.map(({ file, service }) => `${service} ${file.id}`).join()
  const { value, latest } = useAsync(async () => {
    const services = [...new Set(documents.map(({ service }) => service))]
    const found = await Promise.all(
      services.map(async (service) => {
        const files = documents.filter((document) => document.service === service)
        return dispatch(
          findPreviouslySent(
            service,
            files.map(({ file }) => file),
          ),
        )
      }),
    )
    return Object.assign({}, ...found) as PreviouslySentFiles // assign loses the type
  }, [dispatch, ids, sentKey])
  return { sent: latest ?? NONE_SENT, isLoaded: value !== undefined }
}

/** What the services of these documents ask. A service whose code does not load asks nothing; sending loads it again. */
function useCollectCalls(documents: readonly CollectedFile[]): CallsByService {
  const session = useSessionScope()
  const services = DOCUMENT_SERVICES.filter((key) =>
    documents.some(({ service }) => service === key),
  )
  const { latest } = useAsync(
    async (): Promise<CallsByService> =>
      Object.fromEntries(
        await Promise.all(
          services.map(async (service) => {
            const analyzer = await session.analyzers?.[service]?.().catch(() => undefined)
            return [service, await analyzer?.collect?.().catch(() => undefined)] as const
          }),
        ),
      ),
    [session, services.join()],
  )
  return latest ?? NO_CALLS
}
