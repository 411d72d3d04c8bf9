import { frame } from '#shared/candidate/words/te.ts'
import { dialogs } from '../dialogs/words/te.ts'
import { fields } from '../fields/words/te.ts'
import { phone } from '../phone/words/te.ts'
import { photos } from '../photos/words/te.ts'
import { review } from '../review/words/te.ts'
import { screens } from '../screens/words/te.ts'
import { sending } from '../sending/words/te.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens, fields, phone, photos, review, sending, dialogs }
