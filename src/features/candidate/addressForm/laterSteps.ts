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
/** Where Submit may meet a dead line: what is then shown comes with it. */
export const ReviewScreen = lazyPart(
  async () => {
    const [review] = await Promise.all([
      import('./review/ReviewScreen.tsx'),
      import('./sending/SendingScreen.tsx'),
      import('./sending/OfflineScreen.tsx'),
    ])
    return review.ReviewScreen
  },
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

/** In the order of the form. */
export const LATER_STEPS = [
  CheckMyPhone,
  Terms,
  FormScreen,
  ReviewScreen,
  SendingScreen,
  OfflineScreen,
  Completed,
]
