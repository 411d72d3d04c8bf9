import { useMemo, useSyncExternalStore } from 'react'
import { PHOTO_NAMES, type PhotoName, type CasePhoto } from '../case.ts'
import type { CasePhotos } from './photoDistance.ts'

/** A Blob copies the bytes and calls the browser's process, so create it only for shown photos. */
export const toPhotoBlob = ({ jpeg }: CasePhoto): Blob => new Blob([jpeg], { type: 'image/jpeg' })

export type PhotoUrls = Readonly<Partial<Record<PhotoName, string>>>

const NONE: PhotoUrls = {}

/** Created at first use and one by one, because each waits for the browser's process. */
function createPhotoUrls(photos: CasePhotos) {
  let urls = NONE
  const photosWithImage = PHOTO_NAMES.flatMap((name) => {
    const photo = photos[name]
    return photo === undefined ? [] : [{ name, photo }]
  })
  return {
    get: () => urls,
    subscribe: (notify: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const createUrls = (nth: number) => {
        const next = photosWithImage[nth]
        if (next === undefined) return
        timer = setTimeout(() => {
          urls = { ...urls, [next.name]: URL.createObjectURL(toPhotoBlob(next.photo)) }
          notify()
          createUrls(nth + 1)
        })
      }
      createUrls(0)
      return () => {
        clearTimeout(timer)
        for (const url of Object.values(urls)) URL.revokeObjectURL(url)
        urls = NONE
      }
    },
  }
}

export function usePhotoUrls(photos: CasePhotos): PhotoUrls {
  const { get, subscribe } = useMemo(() => createPhotoUrls(photos), [photos])
  return useSyncExternalStore(subscribe, get)
}
