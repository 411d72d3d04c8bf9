import { useEffect } from 'react'
import { fileHistories, type Histories } from '#shared/kits/history/fileHistories.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import { originalReader, type SourceFile } from './originals.ts'

/** Others have no history that is looked at. */
export const hasHistory = ({ kind }: Pick<SourceFile, 'kind'>): boolean => kind === 'pdf'

/** The histories of the session by file id. Those of `files` that are missing are computed, one after the other. */
export function useFileHistories(files: readonly SourceFile[]): Histories {
  const session = useSessionScope()
  const histories = session.get(fileHistories)
  useEffect(() => {
    for (const file of files)
      if (hasHistory(file)) histories.request({ id: file.id, read: originalReader(session, file) })
  }, [session, histories, files])
  return useStore(histories)
}

/** Those that are known, without asking for any. */
export const useKnownHistories = (): Histories => useStore(useSessionScope().get(fileHistories))
