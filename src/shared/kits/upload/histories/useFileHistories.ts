import { useEffect } from 'react'
import { fileHistories, type Histories } from '#shared/kits/history/fileHistories.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import { hasHistory } from './hasHistory.ts'
import { originalReader, type SourceFile } from './originals.ts'

/**
 * The histories of the session by file id. Those of `files` that are missing are computed, one after the other.
 * @param list an id of what the files belong to: then they are compared with each other
 */
export function useFileHistories(files: readonly SourceFile[], list?: string): Histories {
  const session = useSessionScope()
  const histories = session.get(fileHistories)
  useEffect(() => {
    for (const file of files.filter(hasHistory)) {
      const read = originalReader(session, file)
      const listed = list === undefined ? {} : { listed: { list, name: file.name } }
      histories.request({ id: file.id, read, ...listed })
    }
    return () => {
      if (list !== undefined) for (const { id } of files) histories.leaveList(id, list)
    }
  }, [session, histories, files, list])
  return useStore(histories)
}

/** Those that are known, without asking for any. */
export const useKnownHistories = (): Histories => useStore(useSessionScope().get(fileHistories))
