import { useRef } from 'react'
import { DropStrip } from '#shared/upload/DropStrip.tsx'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { FileList } from '#shared/upload/FileList.tsx'
import { moreHint } from '#shared/upload/limitWords.ts'
import { ListHead } from '#shared/upload/ListHead.tsx'
import { countList, sayToDo } from '#shared/upload/toDo.ts'
import { UploadStatus } from '#shared/upload/UploadStatus.tsx'
import type { useMultiUpload } from '#shared/upload/useMultiUpload.ts'
import { PAGES_LIMITS } from './limits.ts'

type TransactionPagesAreaProps = { upload: ReturnType<typeof useMultiUpload> }

/** The second of the two areas: the pictures of the transaction pages, in the order in which they will be sent. */
export function TransactionPagesArea({ upload }: TransactionPagesAreaProps) {
  const { uploads, entries, add } = upload
  const root = useRef<HTMLElement>(null)
  return (
    <section ref={root} className="passbook-area" aria-label="Transaction pages" tabIndex={-1}>
      {entries.length === 0 ? (
        <DropZone
          limits={PAGES_LIMITS}
          title="Drop the transaction pages here"
          onFiles={(files) => void add(files)}
        />
      ) : (
        <>
          <div className="panel">
            <ListHead
              title="Transaction pages"
              total={entries.length}
              counts={countList(entries)}
              hasLocked={false}
              takesLocked={false}
              commonPassword={false}
              onCommonPassword={() => undefined}
            />
            <FileList
              uploads={uploads}
              entries={entries}
              limits={PAGES_LIMITS}
              commonPassword={false}
              onReplace={(files, id) => void add(files, id)}
              onRemoved={() => root.current?.focus()}
            />
          </div>
          <DropStrip
            limits={PAGES_LIMITS}
            lead="Drop more pages here or"
            button="browse"
            hint={moreHint(PAGES_LIMITS, entries.length)}
            onFiles={(files) => void add(files)}
          />
          <UploadStatus text={sayToDo(entries) || 'All transaction pages are ready.'} />
        </>
      )}
    </section>
  )
}
