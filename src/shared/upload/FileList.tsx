import type { UploadLimits } from '#shared/config/limits.ts'
import { FileCard } from './FileCard.tsx'
import { Remedies } from './Remedies.tsx'
import { standingOf, type UploadEntry } from './uploadEntry.ts'
import type { Uploads } from './uploads.ts'
import { verdictOf } from './verdict.ts'

type FileListProps = {
  uploads: Uploads
  entries: readonly UploadEntry[]
  limits: UploadLimits
  commonPassword: boolean
  onReplace: (files: File[], id: string) => void
  /** After a card is gone: the focus must go somewhere. */
  onRemoved: () => void
}

/** The cards of a list of files, in the order in which they came. */
export function FileList({
  uploads,
  entries,
  limits,
  commonPassword,
  onReplace,
  onRemoved,
}: FileListProps) {
  return (
    <ul aria-label="Files">
      {entries.map((entry) => {
        const { id } = entry
        const standing = standingOf(entry, entries)
        const remove = () => {
          uploads.remove(id)
          onRemoved()
        }
        return (
          <li key={id} className="file-card" aria-label={entry.name}>
            <FileCard
              entry={entry}
              standing={standing}
              verdict={verdictOf(entry, standing, limits)}
              onRemove={remove}
            >
              <Remedies
                entry={entry}
                standing={standing}
                limits={limits}
                commonPassword={commonPassword}
                onRename={() => uploads.rename(id)}
                onReplace={(files) => onReplace(files, id)}
                onRetry={() => void uploads.recheck(id)}
                onUnlock={(password) => void uploads.recheck(id, password)}
                onKeepBoth={() => uploads.keepBoth(id)}
                onRemove={remove}
              />
            </FileCard>
          </li>
        )
      })}
    </ul>
  )
}
