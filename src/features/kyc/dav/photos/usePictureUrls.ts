import { useMemo, useSyncExternalStore } from 'react'
import { PHOTOS, type PhotoName } from '../case.ts'
import type { CasePhotos } from './taken.ts'

export type PictureUrls = Readonly<Partial<Record<PhotoName, string>>>

const NONE: PictureUrls = {}

/** Addresses of pictures in this page's memory, from the first that looks at them to the last. */
function pictureUrls(photos: CasePhotos) {
  let urls = NONE
  return {
    get: () => urls,
    subscribe: () => {
      urls = Object.fromEntries(
        PHOTOS.flatMap((name) => {
          const picture = photos[name]?.picture
          return picture === undefined ? [] : [[name, URL.createObjectURL(picture)]]
        }),
      )
      return () => {
        for (const url of Object.values(urls)) URL.revokeObjectURL(url)
        urls = NONE
      }
    },
  }
}

/** Addresses of the pictures while they are on the screen; their memory goes back when it is left. */
export function usePictureUrls(photos: CasePhotos): PictureUrls {
  const { get, subscribe } = useMemo(() => pictureUrls(photos), [photos])
  return useSyncExternalStore(subscribe, get)
}
