import type { Page } from '@playwright/test'

/** The first seeded case of Kaveri Hosur that waits for its candidate. */
export const FORM_LINK = '/dav/form?referenceId=REF0002560011'
const REFERENCE = 'REF0002560011'

export const FORM_ANSWERS = {
  respondentName: 'Anitha Selvam',
  relationshipWithCandidate: 'Self',
  ownershipStatus: 'Rented',
  typeOfAddress: 'Current',
  periodOfStayFrom: 'Mar 2023',
  periodOfStayTo: 'Present',
  stayingAtGivenAddress: 'true',
  prominentLandMark: 'Near the temple',
}

type StoredProgress = {
  answers?: Partial<typeof FORM_ANSWERS>
  furthest: 'form' | 'review'
  /** km east of the others where the address proof was taken; left out: no photos at all. */
  apartKm?: number
}

/** What a tab had kept, and how far east of the others its address proof was taken, km; null: no photos at all. */
type StoredForm = { referenceId: string; record: object; km: number | null }

const PHOTOS = ['housePhoto', 'idProof', 'addressProof', 'selfie', 'sign']

export const buildStoredForm = ({
  answers = {},
  furthest,
  apartKm,
}: StoredProgress): StoredForm => ({
  referenceId: REFERENCE,
  record: {
    answers,
    isAgreed: true,
    furthest,
    photos: apartKm === undefined ? [] : PHOTOS,
  },
  km: apartKm ?? null,
})

/** Runs in a page of the portal's origin: leaves behind what a tab that was reloaded finds. */
export async function writeStoredForm({ referenceId, record, km }: StoredForm): Promise<void> {
  const raw = crypto.getRandomValues(new Uint8Array(32))
  const aes = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const text = new TextEncoder()
  const photos = ['housePhoto', 'idProof', 'addressProof', 'selfie', 'sign']
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 })
  const pen = canvas.getContext('2d')
  const photoBytes: [string, ArrayBuffer][] = []
  for (const [nth, name] of km === null ? [] : photos.entries()) {
    if (pen !== null) pen.fillStyle = `hsl(${nth * 60} 40% 60%)`
    pen?.fillRect(0, 0, 480, 480)
    const url = canvas.toDataURL('image/jpeg', 0.9)
    const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0))
    const longitude = 77.78 + (name === 'addressProof' ? (km ?? 0) / 108 : 0)
    const details = text.encode(
      JSON.stringify({
        type: 'image/jpeg',
        takenAt: `2026-11-20T05:0${nth}:00.000Z`,
        place: { latitude: 12.71, longitude, accuracyM: 18 },
      }),
    )
    const length = new DataView(new ArrayBuffer(4))
    length.setUint32(0, details.length)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: text.encode(name) },
      aes,
      await new Blob([length, details, bytes]).arrayBuffer(),
    )
    photoBytes.push([name, await new Blob([iv, sealed]).arrayBuffer()])
  }
  const opening = indexedDB.open('lekha-form')
  opening.onupgradeneeded = () => opening.result.createObjectStore('drafts')
  await new Promise((resolve) => (opening.onsuccess = resolve))
  const writing = opening.result.transaction('drafts', 'readwrite')
  writing.objectStore('drafts').put(Date.now(), 'a-tab')
  for (const [name, sealed] of photoBytes)
    writing.objectStore('drafts').put(sealed, `a-tab/${name}`)
  await new Promise((resolve) => (writing.oncomplete = resolve))
  opening.result.close()
  const key = btoa(String.fromCharCode(...raw))
  const draft = { referenceId, id: 'a-tab', key, savedAt: Date.now(), record }
  sessionStorage.setItem('lekha-form-draft', JSON.stringify([draft]))
}

/**
 * Opens the form where a tab that was reloaded goes on, with what it had kept: what comes before needs a camera, and has a
 * test of its own.
 */
export async function openStoredForm(page: Page, left: StoredProgress): Promise<void> {
  await page.goto('/sandbox')
  await page.evaluate(writeStoredForm, buildStoredForm(left))
  await page.goto(FORM_LINK)
}

/** The keys of all that drafts of the form have on the disk of this phone. */
export const storedDraftKeys = async (page: Page): Promise<string[]> =>
  page.evaluate(
    async () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('lekha-form')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAllKeys()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(String))
          }
        }
      }),
  )
