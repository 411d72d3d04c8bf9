import type { CollectCalls } from '#shared/kits/jobs/collect.ts'
import { toDraft } from './passbookDraft.ts'

/** One passbook: all its pictures in one group. */
export const passbookCollect: CollectCalls = {
  questions: ({ files }) =>
    files.length < 2
      ? []
      : [
          {
            id: 'front',
            label: 'Front page',
            initial: files[0]?.id ?? '',
            options: files.map(({ id, name }) => ({ value: id, label: name })),
          },
        ],
  toJob([group]) {
    const { files = [], answers = {} } = group ?? {}
    const front = files.find(({ id }) => id === answers.front) ?? files[0] ?? null
    const draft = toDraft({
      front,
      pages: files.filter((file) => file !== front),
      confirmed: true,
      emailOutput: false,
      interrupted: false,
    })
    return { files: draft.files, options: draft.options }
  },
}
