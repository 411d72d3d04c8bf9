/** A text that a guide tells the reader to add to a file of the repository, after the first `after` in it. */
export type Addition = { file: string; after: string; text: string }

/**
 * Where the code blocks of a guide stand: joined in a module of their own, with the imports and names that a guide leaves
 * out, or added to a file that exists. A block is named by its number within its page, the first is 0.
 */
export type Place =
  | { module: string; blocks: readonly number[]; before: string; after?: string }
  | { file: string; blocks: readonly number[]; after: string }

/** What a page with code needs to be compiled. */
export type Glue = { additions?: readonly Addition[]; places: readonly Place[] }

const SERVICE_ROW = `rentAgreement: { label: 'Rent agreement', description: '', group: 'Financial Services', path: '/rentagreement' },`

/** The compiled pages by their path; the check fails if a page with code is not among them. */
export const GLUE: Readonly<Record<string, Glue>> = {
  'docs/architecture.md': {
    places: [
      {
        module: 'src/features/auth/guideErrors.ts',
        blocks: [0],
        before: `import { detailIncludes, errorRules, onNoResponse, onOtherError, onStatus } from '#shared/platform/api/errorRules.ts'
export const call = {`,
        after: '}',
      },
      {
        module: 'src/shared/kits/upload/guideThunk.ts',
        blocks: [1],
        before: `import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
export const readPassword = (fileId: string): AppThunk<unknown> =>`,
      },
    ],
  },
  'docs/howto/analyzer.md': {
    additions: [
      {
        file: 'src/shared/platform/store/currentUser.ts',
        after: 'SERVICE_KEYS = [',
        text: `'rentAgreement',`,
      },
      {
        file: 'src/shared/platform/session/services/services.ts',
        after: 'SERVICES: Record<ServiceKey, Service> = {',
        text: SERVICE_ROW,
      },
      {
        file: 'src/shared/platform/config/limits.ts',
        after: 'UPLOAD_LIMITS = {',
        text: 'rentAgreement: SINGLE,',
      },
    ],
    places: [
      {
        module: 'src/features/financial/rentAgreement/contract.ts',
        blocks: [0],
        before: `import * as v from 'valibot'
import { StatusResponseSchema, type StatusResponse } from '#shared/kits/jobs/statusResponses.ts'`,
      },
      {
        module: 'src/features/financial/rentAgreement/endpoints.ts',
        blocks: [1],
        before: `import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { TransactionIdSchema, withRaw, type RawAndParsed } from '#shared/kits/jobs/statusResponses.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { RentOutputSchema, type RentOutput } from './contract.ts'`,
      },
      {
        module: 'src/features/financial/rentAgreement/definition.ts',
        blocks: [2],
        before: `import { safeParse } from 'valibot'
import type { AnalyzerDefinition } from '#shared/kits/analyzer/definition.ts'
import { estimateMs } from '#shared/kits/analyzer/estimates.ts'
import { singleFile } from '#shared/kits/analyzer/intake/SingleFileIntake.tsx'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { toPollResult } from '#shared/kits/jobs/statusResponses.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { ClausesSchema, type Clause } from './contract.ts'
import { rentOutput, rentUpload } from './endpoints.ts'`,
      },
      {
        module: 'src/features/financial/rentAgreement/summarizeClauses.ts',
        blocks: [],
        before: `import type { ResultSummary } from '#shared/kits/jobs/results/resultSummary.ts'
import type { Clause } from './contract.ts'
export declare function summarizeClauses(clauses: readonly Clause[]): ResultSummary`,
      },
      {
        module: 'src/features/financial/rentAgreement/RentResult.tsx',
        blocks: [3],
        before: `import type { ResultProps } from '#shared/kits/analyzer/definition.ts'
import { ResultWithSource } from '#shared/kits/analyzer/result/source/ResultWithSource.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/source/useSourceSearch.ts'
import type { Clause } from './contract.ts'`,
      },
      {
        file: 'src/app/analyzers.tsx',
        blocks: [4],
        after: 'ANALYZERS: readonly Analyzer[] = [',
      },
    ],
  },
  'docs/howto/error.md': {
    additions: [
      {
        file: 'src/shared/platform/store/dialogNames.ts',
        after: 'DIALOG_NAMES = [',
        text: `'gstinCancelled',`,
      },
    ],
    places: [
      {
        file: 'src/shared/ui/dialogs/definitions/operator.ts',
        blocks: [0],
        after: 'export const OPERATOR_DIALOGS = {',
      },
      {
        module: 'src/features/kyc/gstr/guideErrors.ts',
        blocks: [1],
        before: `import { detailEquals, errorRules, onErrorDetail, onNoResponse, onOtherError, onStatus } from '#shared/platform/api/errorRules.ts'
export const call = {`,
        after: '}',
      },
    ],
  },
  'docs/howto/formField.md': {
    additions: [
      {
        file: 'src/features/candidate/addressForm/model/form.ts',
        after: 'FIELD_NAMES = [',
        text: `'gateColour',`,
      },
    ],
    places: [
      {
        file: 'src/features/candidate/addressForm/model/fields.ts',
        blocks: [0],
        after: 'FIELDS: Record<FieldName, FieldDefinition> = {',
      },
    ],
  },
  'docs/howto/list.md': {
    places: [
      {
        module: 'src/features/admin/branches/branchesApi.ts',
        blocks: [0],
        before: `import * as v from 'valibot'
import { recordCalls } from '#shared/kits/records/recordCalls.ts'
import { recordEndpoints } from '#shared/kits/records/recordStore.ts'
import { queryApi } from '#shared/platform/queryCache/queryApi.ts'
type BranchDetails = { name: string }
type Branch = BranchDetails & { branchId: string; isActive: boolean }
const BranchSchema: v.GenericSchema<unknown, Branch> = v.object({
  branchId: v.string(),
  name: v.string(),
  isActive: v.boolean(),
})`,
      },
    ],
  },
  'docs/howto/sandboxCall.md': {
    places: [
      {
        module: 'tests/sandbox/handlers/guideCredits.ts',
        blocks: [0],
        before: `import { ok, sessionCall } from '../call.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'
declare function creditsOf(world: World, user: SandboxUser, month: string): number`,
      },
      {
        module: 'tests/sandbox/handlers/guideFault.ts',
        blocks: [1],
        before: `import { injectFault } from '../injectFault.ts'
import { magicAt } from '../magic.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'
export function respond(world: World, user: SandboxUser, body: { additionalFeedback: string }) {`,
        after: `return null
}`,
      },
    ],
  },
  'docs/howto/screen.md': {
    places: [
      {
        file: 'src/app/routes.tsx',
        blocks: [0],
        after: 'ROUTES: readonly Route[] = [',
      },
      {
        module: 'src/features/home/CreditsPage.tsx',
        blocks: [],
        before: 'export function CreditsPage() { return null }',
      },
    ],
  },
  // Its blocks are complete files.
  'docs/howto/test.md': {
    places: [
      {
        module: 'tests/journeys/mine/matchers.ts',
        blocks: [],
        before: `import '@testing-library/jest-dom/vitest'`, // by tests/support/setupDom.ts
      },
      { module: 'tests/journeys/mine/solutions.test.tsx', blocks: [0], before: '' },
      { module: 'tests/journeys/mine/sandbox.test.tsx', blocks: [1], before: '' },
      { module: 'tests/journeys/mine/failing.test.tsx', blocks: [2], before: '' },
      { module: 'tests/journeys/mine/tabs.test.tsx', blocks: [3], before: '' },
      { module: 'tests/browser/mine.spec.ts', blocks: [4], before: '' },
      { module: 'qa/playwright.config.ts', blocks: [5], before: '' },
      { module: 'qa/calls.spec.ts', blocks: [6], before: '' },
      { module: 'qa/backend.test.ts', blocks: [7], before: '' },
    ],
  },
}
