import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { Suspense, useEffect, useState } from 'react'
import {
  readZip,
  ZIP_LIMITS,
  type ZipContents,
  type ZipEntry,
} from '#shared/platform/files/readZip.ts'
import { ZipError, type ZipErrorReason } from '#shared/platform/files/zipError.ts'
import { stripBidiControls } from '#shared/platform/lib/fileName.ts'
import { formatCount, plural } from '#shared/platform/lib/plural.ts'
import { formatSize } from '#shared/platform/lib/size.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
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

type ZipReadState =
  | { kind: 'reading' }
  | { kind: 'read'; contents: ZipContents }
  | { kind: 'unread'; reason: ZipErrorReason }

const ZIP_ERROR_TEXTS: Record<ZipErrorReason, string> = {
  unreadable: 'It is damaged.',
  locked: 'Its files need a password.',
  tooDeep: 'It contains ZIPs within ZIPs. Only one level can be opened here.',
  tooManyEntries: `It contains more than ${formatCount(ZIP_LIMITS.entries)} files, folders included.`,
  tooLarge: `Its files are more than ${formatSize(ZIP_LIMITS.bytes)} when unpacked.`,
}

export function ZipBrowser({ zip }: { zip: Blob }) {
  const contents = useZipContents(zip)
  const [chosen, setChosen] = useState(0)
  if (contents.kind === 'unread')
    return (
      <section className="panel gstr-inside" aria-label="Inside the ZIP">
        <EmptyState
          icon={fileX}
          title="The ZIP cannot be opened here"
          description={`${ZIP_ERROR_TEXTS[contents.reason]} Use Download Data to save it unchanged.`}
        />
      </section>
    )
  const files = contents.kind === 'read' ? contents.contents.files : null
  const entry = files?.[chosen]
  return (
    <section className="panel gstr-inside" aria-label="Inside the ZIP">
      <EntryList
        files={files}
        unreadableNames={contents.kind === 'read' ? contents.contents.unreadableNames : []}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="gstr-entry">
        <Suspense fallback={null}>{entry !== undefined && <EntryPreview entry={entry} />}</Suspense>
      </div>
    </section>
  )
}

function useZipContents(zip: Blob): ZipReadState {
  const [state, setState] = useState<ZipReadState>({ kind: 'reading' })
  useEffect(() => {
    let isCurrent = true
    const report = (next: ZipReadState) => {
      if (isCurrent) setState(next)
    }
    readZip(zip).then(
      (contents) => report({ kind: 'read', contents }),
      (error: unknown) => {
        if (!(error instanceof ZipError)) throw error
        report({ kind: 'unread', reason: error.reason })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [zip])
  return state
}
