// Written by `npm run messages` from en.json.
import type { Compiled } from '#shared/kits/candidate/language/compiledCatalogue.ts'
import type catalogue from './hi.json'

export declare const messages: Compiled<typeof catalogue, Values>

type Values = {
  stepOf: { step: string; total: string }
}
