import { frame } from '#shared/candidate/words/kn.ts'
import { dialogs } from '../dialogs/words/kn.ts'
import { fields } from '../fields/words/kn.ts'
import { phone } from '../phone/words/kn.ts'
import { photos } from '../photos/words/kn.ts'
import { review } from '../review/words/kn.ts'
import { screens } from '../screens/words/kn.ts'
import { sending } from '../sending/words/kn.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens, fields, phone, photos, review, sending, dialogs }
