import { readCodes, type ReadCodes } from '../qr/readCodes.ts'
import { decodePicture } from './decodePicture.ts'
import type { DecodePicture } from './thumbnail.ts'

/** What reading pictures needs from outside. */
export type PictureTools = {
  decode: DecodePicture
  readCodes: ReadCodes
  /** Certificates as PEM; null where the deployment has none. */
  roots: string | null
}

/** Those of the browser. */
export const PICTURE_TOOLS: PictureTools = { decode: decodePicture, readCodes, roots: null }
