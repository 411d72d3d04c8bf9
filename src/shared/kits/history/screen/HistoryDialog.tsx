import { useEffect, useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import { HistoryScreen, type HistoryScreenProps } from './HistoryScreen.tsx'

type HistoryDialogProps = Omit<HistoryScreenProps, 'source' | 'onBack'> & {
  read: () => Promise<Blob | undefined>
  onClose: () => void
}

/** The history of a file over the page from which it was opened (look 20b). */
export function HistoryDialog({ read, onClose, ...props }: HistoryDialogProps) {
  const [source, setSource] = useState<Blob | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void read().then((blob) => {
      if (!left.signal.aborted && blob !== undefined) setSource(blob)
    })
    return () => left.abort()
  }, [read])
  return (
    <Modal
      show
      fullscreen
      onHide={onClose}
      aria-label={`History of ${props.name}`}
      className="history-dialog"
    >
      <HistoryScreen {...props} source={source} onBack={onClose} />
    </Modal>
  )
}
