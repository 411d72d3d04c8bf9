import { expect, it } from 'vitest'
import {
  nextAnnouncements,
  type AnnouncedMilestones,
} from '#shared/kits/analyzer/jobs/milestones.ts'
import type { Job } from '#shared/kits/jobs/job.ts'
import { aDoneJob, aFailedJob, aRunningJob, START } from '../jobs/builders.ts'

const at = (percentage: number) =>
  aRunningJob({ report: { percentage, at: START, endsAt: START + 90_000, told: true } })

/** What is said of one job, moment by moment. */
function listen(moments: readonly Job[], openedAt: number): string[] {
  let heard: AnnouncedMilestones = new Map()
  return moments.map((job) => {
    const told = nextAnnouncements(heard, [job], { now: START, openedAt })
    heard = told.announced
    return told.text
  })
}

const NAME = 'The analysis of Payslip_Sep.pdf'

it('each milestone is said once', () => {
  expect(listen([at(5), at(6), at(49), at(50), at(95), aDoneJob(), aDoneJob()], START)).toEqual([
    `${NAME} has started.`,
    '',
    '',
    `${NAME} is half done.`,
    '',
    `${NAME} has finished.`,
    '',
  ])
})

it('a failure is said, and a job that is asked for again starts again', () => {
  const open = aFailedJob({ mayBeDone: true })
  expect(listen([at(5), open, at(5), aFailedJob()], START)).toEqual([
    `${NAME} has started.`,
    `${NAME} has not returned a result yet.`,
    `${NAME} has started.`,
    `${NAME} has failed.`,
  ])
})

it('of one of many only the end is said: twenty that start and get half way would drown it', () => {
  const many = { ...at(5), inBatch: true } as const
  const half = { ...at(60), inBatch: true } as const
  expect(listen([many, half, aDoneJob({ inBatch: true })], START)).toEqual([
    '',
    '',
    `${NAME} has finished.`,
  ])
})

it('what a reload finds is not said again, only what happens from then on', () => {
  expect(listen([at(60), at(61), aDoneJob()], START + 1)).toEqual(['', '', `${NAME} has finished.`])
})
