import { frame } from '#shared/candidate/words/en.ts'
import { dialogs } from '../dialogs/words/en.ts'
import { fields } from '../fields/words/en.ts'
import { phone } from '../phone/words/en.ts'
import { photos } from '../photos/words/en.ts'
import { review } from '../review/words/en.ts'
import { screens } from '../screens/words/en.ts'
import { sending } from '../sending/words/en.ts'

export const words = { frame, screens, fields, phone, photos, review, sending, dialogs }

export type Words = typeof words
