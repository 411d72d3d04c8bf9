// Written by `npm run messages` from en.json.
import type { Compiled } from '#shared/kits/candidate/language/compiledCatalogue.ts'
import type catalogue from './hi.json'

export declare const messages: Compiled<typeof catalogue, Values>

type Values = {
  'screens.application.onBehalfOf': { company: string }
  'screens.application.call': { phone: string }
  'screens.terms.found': { metres: string }
  'screens.privacy.operator': { operator: string }
  'screens.privacy.keptDays': { days: number }
  'screens.completed.received': { when: string; answers: number; photos: number }
  'screens.completed.writes': { company: string }
  'fields.ownName': { name: string }
  'fields.notInList': { value: string }
  'fields.stay.order': { to: string; from: string }
  'fields.periodExample': { example: string }
  'fields.earlierPeriod': { answer: string }
  'fields.done': { done: string; total: string }
  'phone.location.accurate': { metres: string }
  'phone.storage.free': { megabytes: string }
  'phone.storage.low': { free: string; needed: string }
  'phone.network.slow': { duration: string }
  'phone.steps.turnOn': { what: string }
  'phone.steps.firefoxAllow': { what: string }
  'phone.steps.safariAllow': { what: string }
  'photos.taken': { time: string; metres: string }
  'photos.camera.within': { metres: string }
  'duration.minutes': { minutes: number }
  'duration.hours': { hours: number; minutes: number }
  'review.answers': { count: number }
  'review.photos': { count: number }
  'review.within': { metres: string }
  'review.far': { photo: string; distance: string }
  'review.late': { photo: string; duration: string }
  'review.warnings': { count: number }
  'sending.share': { percent: string }
  'sending.nextTry': { clock: string }
  'sending.tries': { count: number }
  'sending.answersKept': { count: number }
  'sending.photosKept': { count: number }
}
