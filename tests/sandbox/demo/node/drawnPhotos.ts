import type { PhotoName } from '../../dav/case.ts'
import addressProof from '../../samples/dav-addressProof.jpg?inline'
import housePhoto from '../../samples/dav-housePhoto.jpg?inline'
import idProof from '../../samples/dav-idProof.jpg?inline'
import selfie from '../../samples/dav-selfie.jpg?inline'
import sign from '../../samples/dav-sign.jpg?inline'

const DATA_URLS: Record<PhotoName, string> = { addressProof, housePhoto, idProof, selfie, sign }

/** In place of ../../dav/drawnPhotos.ts. */
export const drawnPhoto = (name: PhotoName): string =>
  DATA_URLS[name].slice(DATA_URLS[name].indexOf(',') + 1)
