import { readCodes, type ReadCodes } from '../qr/readCodes.ts'
import { decodePicture } from './decodePicture.ts'
import type { DecodePicture } from './thumbnail.ts'

/** What reading pictures needs from outside. */
export type PictureTools = {
  decode: DecodePicture
  readCodes: ReadCodes
  /** The text of the PEM bundle of the deployment; undefined where it names none. */
  loadRoots?: (() => Promise<string>) | undefined
}

/** Those of the browser. */
export const PICTURE_TOOLS: PictureTools = { decode: decodePicture, readCodes }
