import { frame } from '#shared/candidate/words/bn.ts'
import { dialogs } from '../dialogs/words/bn.ts'
import { fields } from '../fields/words/bn.ts'
import { phone } from '../phone/words/bn.ts'
import { photos } from '../photos/words/bn.ts'
import { review } from '../review/words/bn.ts'
import { screens } from '../screens/words/bn.ts'
import { sending } from '../sending/words/bn.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens, fields, phone, photos, review, sending, dialogs }
