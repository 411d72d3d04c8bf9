import { loadPart } from '#shared/ui/loadPart.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'

/** The steps whose code comes while the person reads the first ones. */
export const CheckMyPhone = lazyPart(
  async () => (await import('./phone/CheckMyPhone.tsx')).CheckMyPhone,
  { what: 'This step' },
)
export const Terms = lazyPart(async () => (await import('./screens/Terms.tsx')).Terms, {
  what: 'This step',
})
export const FormScreen = lazyPart(
  async () => (await import('./fields/FormScreen.tsx')).FormScreen,
  { what: 'The form' },
)
export const ReviewScreen = lazyPart(
  async () => (await import('./review/ReviewScreen.tsx')).ReviewScreen,
  { what: 'This step' },
)
export const SendingScreen = lazyPart(
  async () => (await import('./sending/SendingScreen.tsx')).SendingScreen,
  { what: 'This step' },
)
export const OfflineScreen = lazyPart(
  async () => (await import('./sending/OfflineScreen.tsx')).OfflineScreen,
  { what: 'This step' },
)
export const Completed = lazyPart(async () => (await import('./screens/Completed.tsx')).Completed, {
  what: 'This step',
})

const LATER = [
  CheckMyPhone,
  Terms,
  FormScreen,
  ReviewScreen,
  SendingScreen,
  OfflineScreen,
  Completed,
]

/** Fetches them one after the other; one that does not come is fetched again when it is its turn. */
export async function fetchLaterSteps(): Promise<void> {
  for (const { preload } of LATER) await loadPart<unknown>(preload).catch(() => undefined)
}
