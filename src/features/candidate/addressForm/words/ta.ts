import { frame } from '#shared/candidate/words/ta.ts'
import { dialogs } from '../dialogs/words/ta.ts'
import { fields } from '../fields/words/ta.ts'
import { phone } from '../phone/words/ta.ts'
import { photos } from '../photos/words/ta.ts'
import { review } from '../review/words/ta.ts'
import { screens } from '../screens/words/ta.ts'
import { sending } from '../sending/words/ta.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens, fields, phone, photos, review, sending, dialogs }
