import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UanJob } from '#features/kyc/uan/job.ts'
import {
  CandidateLink,
  copyStatusReducer,
  type CopyStatus,
} from '#features/kyc/uan/jobs/CandidateLink.tsx'

const JOB: UanJob = {
  jobId: 'job 7',
  uploadDate: '20-11-2026',
  name: 'Meera Joseph',
  phone: '9446031782',
  uan: '100984512237',
  isLinkSent: true,
  isOtpSent: false,
  status: 'PASS',
}
const writeText = vi.fn<(text: string) => Promise<void>>()
const said = () => screen.queryByText('Link copied!')
const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const copy = async () => {
  fireEvent.click(screen.getByRole('button'))
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
  writeText.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each<[CopyStatus['kind'], 'copied' | 'timerEnded', CopyStatus['kind']]>([
  ['idle', 'copied', 'copied'],
  ['copied', 'copied', 'copied'],
  ['fading', 'copied', 'copied'],
  ['copied', 'timerEnded', 'fading'],
  ['fading', 'timerEnded', 'idle'],
  ['idle', 'timerEnded', 'idle'],
])('%s, %s: %s', (kind, event, next) => {
  expect(copyStatusReducer({ kind }, event).kind).toBe(next)
})

it('copies the whole link, confirms for 2 s and fades for 1 s (kyc §9)', async () => {
  render(<CandidateLink job={JOB} />)
  await copy()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.origin}/uan/form?id=job%207`)
  await pass(1_999)
  expect(said()).not.toHaveClass('is-fading')
  await pass(1)
  expect(said()).toHaveClass('is-fading')
  await pass(999)
  expect(said()).toBeInTheDocument()
  await pass(1)
  expect(said()).toBeNull()
})

it('a second copy shows the confirmation again', async () => {
  render(<CandidateLink job={JOB} />)
  await copy()
  await pass(1_500)
  await copy()
  await pass(1_900)
  expect(said()).not.toHaveClass('is-fading')
})

it('confirms nothing on a page without clipboard (no https)', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  render(<CandidateLink job={JOB} />)
  await copy()
  expect(said()).toBeNull()
})

it('confirms nothing if the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  render(<CandidateLink job={JOB} />)
  await copy()
  expect(said()).toBeNull()
})
