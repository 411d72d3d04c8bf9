import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { haveSameContent } from '#shared/kits/upload/checks/hashContent.ts'
import { blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import type { IntakeData } from '../state/intake.ts'
import { readyFiles } from '../state/intakeAccount.ts'

type DuplicateFilesNoteProps = { intake: IntakeData }

/** Before credits are spent; never blocks. */
export function DuplicateFilesNote({ intake }: DuplicateFilesNoteProps) {
  const blobs = useSessionScope().get(blobStore)
  const [first, second] = intake.accounts.map(readyFiles)
  const idsOf = (files: readonly AcceptedFile[] = []) => files.map(({ id }) => id).join()
  const { latest: shared = [] } = useAsync(
    async () => findSharedFiles(blobs, first, second),
    [blobs, idsOf(first), idsOf(second)],
  )
  if (shared.length === 0) return null
  return (
    <div className="panel intake-note is-warning" role="status">
      <Icon of={triangle} className="t-warning" />
      <ul>
        {shared.map(({ id, firstName, secondName }) => (
          <li key={id}>
            <b title={secondName}>{truncateFileName(secondName)}</b> of account 2 is the same file
            as <b title={firstName}>{truncateFileName(firstName)}</b> of account 1. Each account
            needs its own statements.
          </li>
        ))}
      </ul>
    </div>
  )
}

type SharedFile = { id: string; firstName: string; secondName: string }

async function findSharedFiles(
  blobs: BlobStore,
  first: readonly AcceptedFile[] = [],
  second: readonly AcceptedFile[] = [],
): Promise<SharedFile[]> {
  const pairs = second.flatMap((file) => first.map((other) => ({ file, other })))
  const shared = await Promise.all(
    pairs.map(async ({ file, other }) =>
      (await haveSameContent(blobs, file, other))
        ? [{ id: file.id, firstName: other.name, secondName: file.name }]
        : [],
    ),
  )
  return shared.flat()
}
