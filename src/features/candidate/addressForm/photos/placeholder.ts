import { fromBase64 } from '#shared/lib/base64.ts'
import { isCts, isLocked } from '../asked.ts'
import type { FormCase, Photos } from '../form.ts'
import type { Whereabouts } from '../submission.ts'
import picture from './placeholder.jpg?inline'

const HIDDEN = ['idProof', 'addressProof'] as const

/** What CTS is sent in the place of the two proofs that its form does not ask for (decisions D41). */
export function placeholdersOf(formCase: FormCase, { place, takenAt }: Whereabouts): Photos {
  if (!isCts(formCase)) return {}
  const [, base64 = ''] = picture.split('base64,')
  const photo = { picture: new Blob([fromBase64(base64)], { type: 'image/jpeg' }), place, takenAt }
  return Object.fromEntries(
    HIDDEN.filter((name) => !isLocked(formCase, name)).map((name) => [name, photo]),
  )
}
