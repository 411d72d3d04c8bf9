import { useMemo, useSyncExternalStore } from 'react'
import { PHOTOS, type PhotoName } from '../case.ts'
import { pictureOf } from './pictureOf.ts'
import type { CasePhotos } from './taken.ts'

export type PictureUrls = Readonly<Partial<Record<PhotoName, string>>>

const NONE: PictureUrls = {}

/**
 * Addresses of pictures in this page's memory, from the first that looks at them to the last. They are made one by one with
 * the page free between them: each waits for the browser's process.
 */
function pictureUrls(photos: CasePhotos) {
  let urls = NONE
  const taken = PHOTOS.flatMap((name) => {
    const photo = photos[name]
    return photo === undefined ? [] : [{ name, photo }]
  })
  return {
    get: () => urls,
    subscribe: (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const makeFrom = (nth: number) => {
        const next = taken[nth]
        if (next === undefined) return
        timer = setTimeout(() => {
          urls = { ...urls, [next.name]: URL.createObjectURL(pictureOf(next.photo)) }
          tell()
          makeFrom(nth + 1)
        })
      }
      makeFrom(0)
      return () => {
        clearTimeout(timer)
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
