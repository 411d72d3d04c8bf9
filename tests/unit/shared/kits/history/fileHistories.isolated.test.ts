import { expect, it, vi } from 'vitest'
import type { FileTraits } from '#shared/kits/history/content/fileTraits.ts'
import { fileHistories } from '#shared/kits/history/fileHistories.ts'
import { examineInWorker } from '#shared/kits/history/worker/examineInWorker.ts'
import { statement } from './statementTraits.ts'

vi.mock('#shared/kits/history/worker/examineInWorker.ts', () => ({
  examineInWorker: vi.fn<typeof examineInWorker>(),
}))

const SET: [string, FileTraits][] = [
  ['april', statement(4)],
  ['may', statement(5, { program: 'Chromium' })],
  ['june', statement(6)],
]

/** The histories of three statements, of which another program made the one of May. */
function openSet() {
  const histories = fileHistories(new AbortController().signal)
  const traits = new Map(SET)
  vi.mocked(examineInWorker).mockImplementation(async (source) => ({
    kind: 'read',
    findings: [],
    versions: [],
    pages: 1,
    notChecked: [],
    traits: traits.get(await source.text()) ?? statement(4),
  }))
  const list = (name: string) => {
    for (const [id] of SET) {
      const original = { source: new Blob([id]), password: undefined, isCopy: false }
      histories.request({ id, read: async () => original, listed: { list: name, name: id } })
    }
  }
  const leave = (name: string) => {
    for (const [id] of SET) histories.leaveList(id, name)
  }
  const foundInMay = () => {
    const history = histories.getState().get('may')
    return history?.kind === 'read' ? history.findings.map(({ rule }) => rule) : null
  }
  return { list, leave, foundInMay }
}

it('compares the files of a list until they leave it', async () => {
  const { list, leave, foundInMay } = openSet()
  list('check list')
  await vi.waitFor(() => expect(foundInMay()).toEqual(['foreignMember']))
  leave('check list')
  expect(foundInMay()).toEqual([])
})

it('still compares files that another list took over', async () => {
  const { list, leave, foundInMay } = openSet()
  list('check list')
  await vi.waitFor(() => expect(foundInMay()).toEqual(['foreignMember']))
  list('applicant')
  leave('check list')
  expect(foundInMay()).toEqual(['foreignMember'])
})
