import image from 'bootstrap-icons/icons/image.svg?raw'
import { useEffect, useState } from 'react'
import { useSession } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { getFile, type AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileVault } from '#shared/vault/vault.ts'

/** A page small; until its picture is there, and where this browser no longer has it, the sign of one. */
export function Thumbnail({ file }: { file: AcceptedFile }) {
  const session = useSession()
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    let made: string | null = null
    let isCurrent = true
    getFile(session.get(fileVault), file).then(
      (bytes) => {
        if (!isCurrent) return
        made = URL.createObjectURL(bytes)
        setUrl(made)
      },
      () => isCurrent && setUrl(null),
    )
    return () => {
      isCurrent = false
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [session, file])
  return (
    <span className="page-thumbnail">
      {url === null ? <Icon of={image} /> : <img src={url} alt="" draggable={false} />}
    </span>
  )
}
