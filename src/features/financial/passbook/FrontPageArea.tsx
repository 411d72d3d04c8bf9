import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import { useRef } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { DropZone } from '#shared/upload/DropZone.tsx'
import { FileCard } from '#shared/upload/FileCard.tsx'
import { PickButton } from '#shared/upload/PickButton.tsx'
import { Remedies } from '#shared/upload/Remedies.tsx'
import { standingOf } from '#shared/upload/uploadEntry.ts'
import { UploadStatus } from '#shared/upload/UploadStatus.tsx'
import type { useSingleUpload } from '#shared/upload/useSingleUpload.ts'
import { verdictOf } from '#shared/upload/verdict.ts'
import { FRONT_LIMITS } from './limits.ts'

type FrontPageAreaProps = { upload: ReturnType<typeof useSingleUpload> }

/** The first of the two areas: one picture, its checks and what can be done about them. */
export function FrontPageArea({ upload }: FrontPageAreaProps) {
  const { entry, take, remove, rename, recheck } = upload
  const root = useRef<HTMLElement>(null)
  const removeAndFocus = () => {
    remove()
    root.current?.focus()
  }
  const standing = entry === null ? null : standingOf(entry, [entry])
  return (
    <section ref={root} className="passbook-area" aria-label="Front page" tabIndex={-1}>
      {entry === null || standing === null ? (
        <DropZone
          limits={FRONT_LIMITS}
          title="Drop the front page here"
          onFiles={(files) => void take(files)}
        />
      ) : (
        <div className="panel">
          <div className="panel-head">
            <h2 className="upload-list-title">Front page</h2>
          </div>
          <div className="file-card">
            <FileCard
              entry={entry}
              standing={standing}
              verdict={verdictOf(entry, standing, FRONT_LIMITS)}
              onRemove={removeAndFocus}
            >
              {standing.kind === 'ready' ? (
                <PickButton
                  limits={FRONT_LIMITS}
                  label={`Replace ${entry.name}`}
                  className="btn btn-secondary"
                  onFiles={(files) => void take(files)}
                >
                  <Icon of={arrowRepeat} />
                  Replace
                </PickButton>
              ) : (
                <Remedies
                  entry={entry}
                  standing={standing}
                  limits={FRONT_LIMITS}
                  commonPassword={false}
                  onRename={() => void rename(entry.id)}
                  onReplace={(files) => void take(files)}
                  onRetry={() => void recheck(entry.id)}
                  onUnlock={(password) => void recheck(entry.id, password)}
                  onKeepBoth={() => undefined}
                  onRemove={removeAndFocus}
                />
              )}
            </FileCard>
          </div>
        </div>
      )}
      <UploadStatus text={entry === null ? '' : `Front page: ${entry.name}`} />
    </section>
  )
}
