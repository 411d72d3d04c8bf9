import { useEffect, useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import type { OriginalFile, ReadOriginal } from '../fileHistories.ts'
import { HistoryScreen, type HistoryScreenProps } from './HistoryScreen.tsx'

type HistoryDialogProps = Omit<HistoryScreenProps, 'source' | 'password' | 'onBack'> & {
  read: ReadOriginal
  onClose: () => void
}

/** The history of a file over the page from which it was opened (look 20b). */
export function HistoryDialog({ read, onClose, ...props }: HistoryDialogProps) {
  const [opened, setOpened] = useState<{ by: ReadOriginal; original: OriginalFile } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void read().then((found) => {
      if (!left.signal.aborted && found !== undefined) setOpened({ by: read, original: found })
    })
    return () => left.abort()
  }, [read])
  const original = opened?.by === read ? opened.original : undefined
  return (
    <Modal
      show
      fullscreen
      onHide={onClose}
      aria-label={`History of ${props.name}`}
      className="history-dialog"
    >
      <HistoryScreen
        key={props.name}
        {...props}
        source={original?.source ?? null}
        password={original?.password}
        onBack={onClose}
      />
    </Modal>
  )
}
