import { describe, expect, it } from 'vitest'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { submissionOf } from '#features/financial/bankStatement/api/submission.ts'
import { NOTHING_READ, type CollectCalls, type FileGroup } from '#shared/kits/jobs/collect.ts'

async function callsOf(service: string): Promise<CollectCalls> {
  const calls = await ANALYZER_LOADERS[service]?.()
  const collect = await calls?.collect?.()
  if (collect === undefined) throw new Error(`${service} is not collected`)
  return collect
}

const group = (ids: string[], over: Partial<FileGroup> = {}): FileGroup => ({
  files: ids.map((id) => ({
    id,
    name: `${id}.jpg`,
    size: 1,
    kind: 'jpg' as const,
    pages: null,
    sample: false,
  })),
  reading: NOTHING_READ,
  answers: {},
  ...over,
})

const idsOf = ({ files }: { files: readonly { id: string }[] }) => files.map(({ id }) => id)

describe('bank statement', () => {
  const READ = { ...NOTHING_READ, bankName: 'HDFC Bank', accountEnd: '7812' }

  it.each<[string, Partial<FileGroup>, string[]]>([
    ['everything of an unread file', {}, ['bank', 'accountType', 'owner']],
    ['nothing of a savings account', { reading: { ...READ, accountType: 'Savings' } }, []],
    ['whose a current account is', { reading: { ...READ, accountType: 'Current' } }, ['owner']],
    [
      'the owner of a company account',
      { reading: { ...READ, accountType: 'Current', holder: 'M/s Godavari Agro Pvt Ltd' } },
      ['ownersName'],
    ],
  ])('asks %s', async (_, over, questions) => {
    const { questions: ask } = await callsOf('bankStatement')
    expect(ask(group(['a'], over)).map(({ id }) => id)).toEqual(questions)
  })

  it('sends what was read, then what was answered, then the defaults', async () => {
    const { toJob } = await callsOf('bankStatement')
    const read = group(['a'], { reading: { ...READ, accountType: 'Savings' } })
    const answered = group(['b'], {
      answers: { bank: 'Axis Bank', owner: 'Business', ownersName: 'Ravi & Co.' },
    })
    const job = toJob([read, answered])
    expect(idsOf(job)).toEqual(['a', 'b'])
    expect(submissionOf(job.options)).toMatchObject({
      accounts: [
        { bankName: 'HDFC Bank', bankCode: 'HDFC', accountType: 'Savings', ownerType: 'Personal' },
        { bankName: 'Axis Bank', bankCode: 'UTIB', accountType: 'other', ownerType: 'Business' },
      ],
      ownersName: 'RAVI  CO.',
    })
  })
})

it('sends the front page of a passbook first, by default the first file', async () => {
  const { toJob } = await callsOf('passbook')
  expect(idsOf(toJob([group(['a', 'b', 'c'])]))).toEqual(['a', 'b', 'c'])
  expect(idsOf(toJob([group(['a', 'b', 'c'], { answers: { front: 'b' } })]))).toEqual([
    'b',
    'a',
    'c',
  ])
})

it('asks for the country of a financial statement unless it was read', async () => {
  const { questions, toJob } = await callsOf('financialStatement')
  const read = group(['a'], { reading: { ...NOTHING_READ, country: 'US' } })
  expect(questions(group(['a'])).map(({ id }) => id)).toEqual(['country'])
  expect(questions(read)).toEqual([])
  expect(toJob([read]).options).toEqual({ country: 'US' })
  expect(toJob([group(['a'])]).options).toEqual({ country: 'IN' })
})
