import { expect, it } from 'vitest'
import { hashContent } from '#shared/kits/upload/checks/hashContent.ts'
import { originalReader } from '#shared/kits/upload/histories/originals.ts'
import { lockedOriginals } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'

const LOCKED = new Blob(['locked'])
const COPY = new Blob(['copy'])

const stored = async () => {
  const session = createSessionScope()
  await session.get(blobStore).put(COPY, 'slip')
  const file = { id: 'slip', name: 'slip.pdf', kind: 'pdf' } as const
  return { session, file: { ...file, print: await hashContent(LOCKED, file.name) } }
}

it('reads the locked original, with its password, where a copy without it was sent', async () => {
  const { session, file } = await stored()
  session.get(lockedOriginals).set('slip', { source: LOCKED, password: 'lekha123' })
  const read = originalReader(session, file)
  expect(await read()).toEqual({ source: LOCKED, password: 'lekha123', isCopy: false })
  await session.get(blobStore).remove(['slip'])
  expect(await read()).toBeUndefined()
  session.end()
  expect(session.get(lockedOriginals).size).toBe(0)
})

it('says that only the copy is left after a reload', async () => {
  const { session, file } = await stored()
  expect(await originalReader(session, file)()).toMatchObject({ isCopy: true })
  const { print: _print, ...unmarked } = file
  expect(await originalReader(session, unmarked)()).toMatchObject({ isCopy: false })
})
