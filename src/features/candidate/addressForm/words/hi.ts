import { frame } from '#shared/candidate/words/hi.ts'
import { dialogs } from '../dialogs/words/hi.ts'
import { fields } from '../fields/words/hi.ts'
import { phone } from '../phone/words/hi.ts'
import { photos } from '../photos/words/hi.ts'
import { review } from '../review/words/hi.ts'
import { screens } from '../screens/words/hi.ts'
import { sending } from '../sending/words/hi.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens, fields, phone, photos, review, sending, dialogs }
