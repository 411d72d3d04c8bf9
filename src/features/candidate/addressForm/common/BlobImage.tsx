import { useEffect, useRef } from 'react'

type BlobImageProps = { blob: Blob; alt: string; className?: string }

export function BlobImage({ blob, alt, className }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(blob)
    if (image.current !== null) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return <img ref={image} className={className} alt={alt} />
}
