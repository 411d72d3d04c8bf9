import { frame } from '#shared/candidate/words/gu.ts'
import { dialogs } from '../dialogs/words/gu.ts'
import { fields } from '../fields/words/gu.ts'
import { phone } from '../phone/words/gu.ts'
import { photos } from '../photos/words/gu.ts'
import { review } from '../review/words/gu.ts'
import { screens } from '../screens/words/gu.ts'
import { sending } from '../sending/words/gu.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens, fields, phone, photos, review, sending, dialogs }
