import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { useStore, useStoreSelector } from '#shared/ui/hooks/useStore.ts'
import { assignmentMachine } from './machine/assignmentMachine.ts'
import type { AssignmentState } from './machine/assignmentState.ts'

/** Components that outlive the review must not select photos. */
export const useAssignmentSelector = <Part>(select: (state: AssignmentState) => Part): Part =>
  useStoreSelector(useSessionScope().get(assignmentMachine), select)

export const useAssignment = (): AssignmentState =>
  useStore(useSessionScope().get(assignmentMachine))
