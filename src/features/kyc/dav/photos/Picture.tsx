import { useState } from 'react'
import { DAMAGED } from './photoWords.ts'

type PictureProps = {
  /** Undefined until it is made. */
  url: string | undefined
  /** Quarter turns clockwise. */
  turns: number
  alt: string
}

/** A picture that fills its frame, turned. */
export function Picture({ url, turns, alt }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (url === undefined) return null
  if (brokenUrl === url) return <p className="photo-none">{DAMAGED}</p>
  return (
    <img
      className={turns % 2 === 0 ? 'photo-picture' : 'photo-picture is-across'}
      style={{ rotate: `${turns * 90}deg` }}
      src={url}
      alt={alt}
      decoding="async"
      onError={() => setBrokenUrl(url)}
    />
  )
}
