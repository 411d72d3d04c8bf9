import { vi } from 'vitest'
import { createKey } from '#features/candidate/addressForm/draft/photoEncryption.ts'
import { writeTabDraft, type DraftRecord } from '#features/candidate/addressForm/draft/tabDrafts.ts'
import { FORM_PHOTO_NAMES } from '#features/candidate/addressForm/model/form.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import type { World } from '#tests/sandbox/world.ts'

/** The first matching seeded case. */
export function aCase(world: World, matches: (candidate: SandboxCase) => boolean): SandboxCase {
  const match = [...world.cases.values()].find(matches)
  if (match === undefined) throw new Error('no such case is seeded')
  return match
}

/** A pending case with all photos accepted before, because jsdom has no camera. */
export function caseWithoutPhotos(world: World): SandboxCase {
  const one = aCase(world, ({ overallStatus }) => overallStatus === 'PENDING_USER_INPUT')
  one.validationStatusDetails = Object.fromEntries(FORM_PHOTO_NAMES.map((name) => [name, true]))
  return one
}

export const formLink = ({ referenceId }: SandboxCase) => `/dav/form?referenceId=${referenceId}`

/** Stores a draft as if the tab was reloaded at the form: the steps before it need a phone. */
export async function storeDraftAtForm({ referenceId }: SandboxCase): Promise<void> {
  const record: DraftRecord = { answers: {}, isAgreed: true, furthest: 'form', photos: [] }
  const key = await createKey()
  writeTabDraft({ referenceId, id: 'a-tab', key, savedAt: Date.now(), record })
}

/** Mocks the phone's location. */
export function mockLocation(): void {
  const position = {
    coords: { latitude: 12.71, longitude: 77.78, accuracy: 14 },
    timestamp: Date.now(),
  }
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (target, name) =>
        name === 'geolocation'
          ? {
              watchPosition: () => 1,
              clearWatch: () => undefined,
              getCurrentPosition: (done: (at: typeof position) => void) => done(position),
            }
          : Reflect.get(target, name, target),
    }),
  )
}
