import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect } from 'vitest'
import { refreshUser } from '#features/auth/refreshUser.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'

const VIDYA = 'vidya.iyer@lekha.example'
const details = { emailId: VIDYA, username: 'Vidya Iyer', privilege: 'User', clientCode: 'KVM' }

let store: AppStore
beforeEach(async () => {
  store = createTestAppStore()
  await signInAs(store, VIDYA)
})
afterEach(async () => {
  await store.dispatch(endSession())
})

async function refreshWith(answer: () => Response) {
  sandboxServer.use(http.get('*/master/V1/user-management/user-details', answer))
  await store.dispatch(refreshUser())
  return selectUser(store.getState())
}

test.each([VIDYA, 'Vidya.Iyer@Lekha.example'])('applies the server’s %s', async (emailId) => {
  const user = await refreshWith(() => HttpResponse.json({ ...details, emailId }))
  expect(user).toMatchObject({ privilege: 'User', clientCode: 'KVM', email: VIDYA })
})

test.each<[string, () => Response]>([
  ['nobody', () => HttpResponse.json({})],
  ['an empty object under data', () => HttpResponse.json({ data: null })],
  ['an empty list', () => HttpResponse.json([])],
  ['another user', () => HttpResponse.json({ ...details, emailId: 'kabir@kaveri.example' })],
  ['an HTML page', () => new HttpResponse('<html>')],
  ['a server error', () => new HttpResponse(null, { status: 502 })],
])('a response with %s revokes no privilege', async (_, answer) => {
  expect(await refreshWith(answer)).toMatchObject({ privilege: 'ProductAdmin', email: VIDYA })
})
