import type { ComponentProps, ReactNode } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import type { Candidate } from '../session/frames.ts'
import { useSender } from './useSender.ts'

type StepFrameProps = Pick<
  ComponentProps<typeof CandidateFrame>,
  'screen' | 'title' | 'lead' | 'aboveTitle' | 'onBack' | 'footer'
> & {
  candidate: Candidate | null
  /** Its name and its place among the three. */
  progress: readonly [name: string, step: number]
  children: ReactNode
}

/** A step in the name of the company that asked for it. */
export function StepFrame({ candidate, progress: [name, step], ...frame }: StepFrameProps) {
  const { heading, help } = useSender(candidate)
  return (
    <CandidateFrame {...frame} company={heading} {...help} progress={{ name, step, total: 3 }} />
  )
}
