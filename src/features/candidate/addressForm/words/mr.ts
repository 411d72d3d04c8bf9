import { frame } from '#shared/candidate/words/mr.ts'
import { dialogs } from '../dialogs/words/mr.ts'
import { fields } from '../fields/words/mr.ts'
import { phone } from '../phone/words/mr.ts'
import { photos } from '../photos/words/mr.ts'
import { review } from '../review/words/mr.ts'
import { screens } from '../screens/words/mr.ts'
import { sending } from '../sending/words/mr.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens, fields, phone, photos, review, sending, dialogs }
