import { stepPart } from '#shared/candidate/stepPart.ts'

/** The steps whose code comes while the person reads the first ones. */
export const CheckMyPhone = stepPart(
  async () => (await import('./phone/CheckMyPhone.tsx')).CheckMyPhone,
)
export const Terms = stepPart(async () => (await import('./screens/Terms.tsx')).Terms)
export const FormScreen = stepPart(async () => (await import('./fields/FormScreen.tsx')).FormScreen)
/** Where Submit may meet a dead line: what is then shown comes with it. */
export const ReviewScreen = stepPart(async () => {
  const [review] = await Promise.all([
    import('./review/ReviewScreen.tsx'),
    import('./sending/SendingScreen.tsx'),
    import('./sending/OfflineScreen.tsx'),
  ])
  return review.ReviewScreen
})
export const SendingScreen = stepPart(
  async () => (await import('./sending/SendingScreen.tsx')).SendingScreen,
)
export const OfflineScreen = stepPart(
  async () => (await import('./sending/OfflineScreen.tsx')).OfflineScreen,
)
export const Completed = stepPart(async () => (await import('./screens/Completed.tsx')).Completed)

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
