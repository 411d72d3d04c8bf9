import { useEffect, useMemo, useState } from 'react'
import { detectDocumentKind } from '#shared/kits/documentType/detectDocumentKind.ts'
import type { DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { toAcceptedFile, type UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import type { IntakeProps } from '../definition.ts'
import { usePreviouslySent } from '../previouslySent/usePreviouslySent.ts'
import { fileWarningFor, type FileWarning } from './fileWarning.ts'

const MAX_CONCURRENT_READS = 2

type FileWarnings = {
  accepted: readonly AcceptedFile[]
  warningOf: (entry: UploadEntry) => FileWarning | null
  isReading: boolean
}

/** Warnings about files that passed their checks, before they are sent. */
export function useFileWarnings(
  { id, service }: Pick<IntakeProps['analyzer'], 'id' | 'service'>,
  entries: readonly UploadEntry[],
): FileWarnings {
  const accepted = useMemo(
    () => entries.flatMap((entry) => toAcceptedFile(entry, entries) ?? []),
    [entries],
  )
  const kinds = useDocumentKinds(accepted)
  const { sent, isLoaded } = usePreviouslySent(id, accepted)
  return {
    accepted,
    warningOf(entry) {
      if (!accepted.some((file) => file.id === entry.id)) return null
      const document = kinds[entry.id] ?? 'unknown'
      return fileWarningFor({ document, previous: sent[entry.id] ?? null }, entry, service)
    },
    isReading: !isLoaded || accepted.some((file) => kinds[file.id] === undefined),
  }
}

function useDocumentKinds(files: readonly AcceptedFile[]): Readonly<Record<string, DocumentKind>> {
  const session = useSessionScope()
  const [kinds, setKinds] = useState<Readonly<Record<string, DocumentKind>>>({})
  const [readOnce] = useState(createReader)
  useEffect(() => {
    const blobs = session.get(blobStore)
    const passwords = session.get(filePasswords)
    const detectKind = async (id: string) => {
      const bytes = await blobs.get(id)
      const kind =
        bytes === undefined ? 'unknown' : await detectDocumentKind(bytes, passwords.get(id))
      setKinds((known) => ({ ...known, [id]: kind }))
    }
    for (const { id } of files) readOnce(id, detectKind)
  }, [session, readOnce, files])
  return kinds
}

function createReader() {
  const enqueue = createTaskQueue(MAX_CONCURRENT_READS)
  const startedIds = new Set<string>()
  return (id: string, read: (id: string) => Promise<void>) => {
    if (startedIds.has(id)) return
    startedIds.add(id)
    void enqueue(async () => read(id))
  }
}
