import { Suspense, useEffect, useState } from 'react'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { readZip, ZIP_LIMITS, type ZipContents } from '#shared/files/zip.ts'
import { ZipRefused, type ZipRefusal } from '#shared/files/zipRefused.ts'
import { formatCount } from '#shared/lib/plural.ts'
import { formatSize } from '#shared/lib/size.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { EntryList } from './EntryList.tsx'

const EntryPreview = lazyPart(async () => (await import('./EntryPreview.tsx')).EntryPreview, {
  what: 'The file',
})

type Read =
  | { kind: 'reading' }
  | { kind: 'read'; contents: ZipContents }
  | { kind: 'unread'; why: ZipRefusal }

/** Why the files of a ZIP are not listed. */
const UNREAD: Record<ZipRefusal, string> = {
  unreadable: 'It is damaged.',
  locked: 'Its files need a password.',
  tooDeep: 'It holds ZIPs that hold further ZIPs; here they are opened one level deep.',
  tooManyEntries: `It holds more than ${formatCount(ZIP_LIMITS.entries)} files, folders included.`,
  tooLarge: `Its files are more than ${formatSize(ZIP_LIMITS.bytes)} when unpacked.`,
}

/** What the ZIP holds, before it is saved: its files with their sizes, and what stands in them. */
export function LookInside({ zip }: { zip: Blob }) {
  const read = useContents(zip)
  const [chosen, setChosen] = useState(0)
  if (read.kind === 'unread')
    return (
      <section className="panel gstr-inside" aria-label="Inside the ZIP">
        <EmptyState
          icon={fileX}
          title="The ZIP cannot be opened here"
          line={`${UNREAD[read.why]} Download Data saves it as it came.`}
        />
      </section>
    )
  const files = read.kind === 'read' ? read.contents.files : null
  const entry = files?.[chosen]
  return (
    <section className="panel gstr-inside" aria-label="Inside the ZIP">
      <EntryList
        files={files}
        unread={read.kind === 'read' ? read.contents.unread : []}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div className="gstr-entry">
        <Suspense fallback={null}>{entry !== undefined && <EntryPreview entry={entry} />}</Suspense>
      </div>
    </section>
  )
}

function useContents(zip: Blob): Read {
  const [read, setRead] = useState<Read>({ kind: 'reading' })
  useEffect(() => {
    let isCurrent = true
    const report = (next: Read) => {
      if (isCurrent) setRead(next)
    }
    readZip(zip).then(
      (contents) => report({ kind: 'read', contents }),
      (error: unknown) => {
        if (!(error instanceof ZipRefused)) throw error
        report({ kind: 'unread', why: error.why })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [zip])
  return read
}
