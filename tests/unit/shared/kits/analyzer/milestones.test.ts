import { expect, it } from 'vitest'
import {
  nextAnnouncements,
  type AnnouncedMilestones,
} from '#shared/kits/analyzer/jobs/notifications/milestones.ts'
import type { Job } from '#shared/kits/jobs/job.ts'
import { aDoneJob, aFailedJob, aRunningJob, START } from '../jobs/builders.ts'

const at = (percentage: number) =>
  aRunningJob({ report: { percentage, at: START, endsAt: START + 90_000, told: true } })

/** What is said of one job, moment by moment. */
function listen(moments: readonly Job[], openedAt: number): string[] {
  let heard: AnnouncedMilestones = new Map()
  return moments.map((job) => {
    const announced = nextAnnouncements(heard, [job], { now: START, openedAt })
    heard = announced.announced
    return announced.text
  })
}

const NAME = 'The analysis of Payslip_Sep.pdf'

it('announces each milestone once', () => {
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

it('announces a failure, and the start of a retried job', () => {
  const open = aFailedJob({ mayBeDone: true })
  expect(listen([at(5), open, at(5), aFailedJob()], START)).toEqual([
    `${NAME} has started.`,
    `${NAME} has not returned a result yet.`,
    `${NAME} has started.`,
    `${NAME} has failed.`,
  ])
})

it('announces only the end of jobs of a batch', () => {
  const many = { ...at(5), inBatch: true } as const
  const half = { ...at(60), inBatch: true } as const
  expect(listen([many, half, aDoneJob({ inBatch: true })], START)).toEqual([
    '',
    '',
    `${NAME} has finished.`,
  ])
})

it('does not repeat announcements after a reload', () => {
  expect(listen([at(60), at(61), aDoneJob()], START + 1)).toEqual(['', '', `${NAME} has finished.`])
})
