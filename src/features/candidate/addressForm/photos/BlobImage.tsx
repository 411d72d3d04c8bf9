import { useEffect, useRef } from 'react'

type BlobImageProps = { picture: Blob; alt: string; className?: string }

/** A picture in this page's memory, under an address that is given back with it. */
export function BlobImage({ picture, alt, className }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(picture)
    if (image.current !== null) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [picture])
  return <img ref={image} className={className} alt={alt} />
}
