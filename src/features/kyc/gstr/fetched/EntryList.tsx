import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import type { ZipEntry } from '#shared/files/zip.ts'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatSize } from '#shared/lib/size.ts'
import { Icon } from '#shared/ui/Icon.tsx'

type EntryListProps = {
  /** null: the ZIP is being read. */
  files: readonly ZipEntry[] | null
  /** Names of what is damaged in it. */
  unread: readonly string[]
  chosen: number
  onChoose: (index: number) => void
}

/** The files of the ZIP with their sizes; the chosen one is shown beside them. */
export function EntryList({ files, unread, chosen, onChoose }: EntryListProps) {
  const size = files?.reduce((sum, { blob }) => sum + blob.size, 0) ?? 0
  return (
    <div className="gstr-entries">
      <p className="small muted gstr-entries-head" role="status">
        {files === null
          ? 'Reading the ZIP…'
          : `${plural(files.length, 'file')}, ${formatSize(size)} unpacked`}
      </p>
      <ul aria-label="Files of the ZIP">
        {files?.map(({ name, within, blob }, index) => (
          <li key={index}>
            <button
              type="button"
              className="gstr-entry-row"
              aria-current={index === chosen}
              onClick={() => onChoose(index)}
            >
              <span className="gstr-entry-name">
                {withoutTurns(name)}
                {within.length > 0 && <small className="faint"> in {within.join(', ')}</small>}
              </span>
              <span className="small muted num">{formatSize(blob.size)}</span>
            </button>
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p className="field-note">
          <Icon of={triangle} />
          <span>
            {plural(unread.length, 'file')} cannot be opened: {withoutTurns(unread.join(', '))}
          </span>
        </p>
      )}
    </div>
  )
}
