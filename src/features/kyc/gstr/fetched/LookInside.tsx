import { Suspense, useEffect, useState } from 'react'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { CodeLost } from '#shared/lib/loadCode.ts'
import { readZip, type ZipContents } from '#shared/files/zip.ts'
import { ZipRefused } from '#shared/files/zipRefused.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { EntryList } from './EntryList.tsx'

const EntryPreview = lazyPart(async () => (await import('./EntryPreview.tsx')).EntryPreview, {
  what: 'The file',
})

type Read =
  | { kind: 'reading' }
  | { kind: 'read'; contents: ZipContents }
  | { kind: 'unread'; why: 'code' | 'zip' }

const UNREAD = {
  code: {
    title: 'The ZIP could not be opened here',
    line: 'The connection was lost. The ZIP is kept: try again, or save it.',
  },
  zip: {
    title: 'The ZIP cannot be opened here',
    line: 'It is damaged, or too large to unpack in a browser. Download Data saves it as it came.',
  },
} as const

/** What the ZIP holds, before it is saved: its files with their sizes, and what stands in them. */
export function LookInside({ zip }: { zip: Blob }) {
  const [attempt, setAttempt] = useState(0)
  return <Inside key={attempt} zip={zip} onRetry={() => setAttempt(attempt + 1)} />
}

function Inside({ zip, onRetry }: { zip: Blob; onRetry: () => void }) {
  const read = useContents(zip)
  const [chosen, setChosen] = useState(0)
  if (read.kind === 'unread')
    return (
      <section className="panel gstr-inside" aria-label="Inside the ZIP">
        <EmptyState icon={fileX} {...UNREAD[read.why]}>
          {read.why === 'code' && (
            <button type="button" className="btn btn-secondary" onClick={onRetry}>
              Try again
            </button>
          )}
        </EmptyState>
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
        if (error instanceof CodeLost) report({ kind: 'unread', why: 'code' })
        else if (error instanceof ZipRefused) report({ kind: 'unread', why: 'zip' })
        else throw error
      },
    )
    return () => {
      isCurrent = false
    }
  }, [zip])
  return read
}
