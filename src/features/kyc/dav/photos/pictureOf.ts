import type { CasePhoto } from '../case.ts'

/** A photo as browsers show it. Its bytes are copied and the browser's process is asked: so it is made of what is looked at. */
export const pictureOf = ({ jpeg }: CasePhoto): Blob => new Blob([jpeg], { type: 'image/jpeg' })
