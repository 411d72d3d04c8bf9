import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { portInUseText } from '../../../scripts/vite/portInUse.ts'

const holder = createServer()
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve))
  const address = holder.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => {
  holder.close()
})

it('names the process that uses a port, and another port', () => {
  const text = portInUseText(port, 'start')
  expect(text).toContain(`process ${process.pid} `)
  expect(text).toContain(`npm start -- --port ${port + 1}`)
})

it('says how to find a process that it cannot name', () => {
  expect(portInUseText(1, 'run preview')).toContain('lsof -nP -iTCP:1 ')
})
