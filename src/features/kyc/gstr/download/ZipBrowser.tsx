import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { Suspense, useState } from 'react'
import {
  readZip,
  ZIP_LIMITS,
  type ZipContents,
  type ZipEntry,
} from '#shared/platform/files/readZip.ts'
import { ZipError, type ZipErrorReason } from '#shared/platform/files/zipError.ts'
import { formatSize } from '#shared/platform/lib/numbers/size.ts'
import { stripBidiControls } from '#shared/platform/lib/text/fileName.ts'
import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'

type EntryListProps = {
  files: readonly ZipEntry[] | null
  unreadableNames: readonly string[]
  chosen: number
  onChoose: (index: number) => void
}

function EntryList({ files, unreadableNames, chosen, onChoose }: EntryListProps) {
  const size = files?.reduce((sum, { blob }) => sum + blob.size, 0) ?? 0
  return (
    <div className="gstr-entries">
      <p className="small muted gstr-entries-header" role="status">
        {files === null
          ? 'Reading the ZIP…'
          : `${plural(files.length, 'file')}, ${formatSize(size)} unpacked`}
      </p>
      <ul aria-label="Files of the ZIP">
        {files?.map(({ name, parentZips, blob }, index) => (
          <li key={index}>
            <button
              type="button"
              className="gstr-entry-row"
              aria-current={index === chosen}
              onClick={() => onChoose(index)}
            >
              <span className="gstr-entry-name">
                {stripBidiControls(name)}
                {parentZips.length > 0 && (
                  <small className="faint"> in {parentZips.join(', ')}</small>
                )}
              </span>
              <span className="small muted num">{formatSize(blob.size)}</span>
            </button>
          </li>
        ))}
      </ul>
      {unreadableNames.length > 0 && (
        <p className="field-note">
          <Icon of={triangle} />
          <span>
            {plural(unreadableNames.length, 'file')} cannot be opened:{' '}
            {stripBidiControls(unreadableNames.join(', '))}
          </span>
        </p>
      )}
    </div>
  )
}

const EntryPreview = lazyWithRetry(async () => (await import('./EntryPreview.tsx')).EntryPreview, {
  label: 'The file',
})

const ZIP_ERROR_TEXTS: Record<ZipErrorReason, string> = {
  unreadable: 'It is damaged.',
  locked: 'Its files need a password.',
  tooDeep: 'It contains ZIPs within ZIPs. Only one level can be opened here.',
  tooManyEntries: `It contains more than ${formatCount(ZIP_LIMITS.entries)} files, folders included.`,
  tooLarge: `Its files are more than ${formatSize(ZIP_LIMITS.bytes)} when unpacked.`,
}

export function ZipBrowser({ zip }: { zip: Blob }) {
  const { value: contents } = useAsync<ZipContents | ZipError>(
    async () =>
      readZip(zip).catch((error: unknown) => {
        if (error instanceof ZipError) return error
        throw error
      }),
    [zip],
  )
  const [chosen, setChosen] = useState(0)
  if (contents instanceof ZipError)
    return (
      <section className="panel gstr-inside" aria-label="Inside the ZIP">
        <EmptyState
          icon={fileX}
          title="The ZIP cannot be opened here"
          description={`${ZIP_ERROR_TEXTS[contents.reason]} Use Download Data to save it unchanged.`}
        />
      </section>
    )
  const entry = contents?.files[chosen]
  return (
    <section className="panel gstr-inside" aria-label="Inside the ZIP">
      <EntryList
        files={contents?.files ?? null}
        unreadableNames={contents?.unreadableNames ?? []}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="gstr-entry">
        <Suspense fallback={null}>{entry !== undefined && <EntryPreview entry={entry} />}</Suspense>
      </div>
    </section>
  )
}
