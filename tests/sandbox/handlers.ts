import { http, HttpResponse, type HttpHandler } from 'msw'
import { pathPattern, type OnExchange, type SandboxCall } from './call.ts'
import { accountCalls } from './handlers/account.ts'
import { clientManagementCalls } from './handlers/admin/clients.ts'
import { serviceManagementCalls } from './handlers/admin/services.ts'
import { userManagementCalls } from './handlers/admin/users.ts'
import { bankStatementCalls } from './handlers/bankStatement.ts'
import { companyCheckCalls } from './handlers/companyChecks.ts'
import { davCandidateCalls } from './handlers/dav/candidate.ts'
import { davCaseCalls } from './handlers/dav/cases.ts'
import { davReviewCalls } from './handlers/dav/review.ts'
import { financialStatementCalls } from './handlers/financialStatement.ts'
import { form26asCalls } from './handlers/form26as.ts'
import { gstrCalls } from './handlers/gstr.ts'
import { idExtractionCalls } from './handlers/idExtraction.ts'
import { passbookCalls } from './handlers/passbook.ts'
import { passwordCalls } from './handlers/passwords.ts'
import { payslipCalls } from './handlers/payslip.ts'
import { signInCalls } from './handlers/signIn.ts'
import { signUpCalls } from './handlers/signUp.ts'
import { uanJobCalls } from './handlers/uan.ts'
import { createMapService } from './map/mapService.ts'
import { API_PATH, MAP_PATH } from './paths.ts'
import type { World } from './world.ts'

/** All sandbox calls by area. Add the list of a new service here. */
export const CALLS: readonly SandboxCall[] = [
  ...signInCalls,
  ...signUpCalls,
  ...passwordCalls,
  ...accountCalls,
  ...clientManagementCalls,
  ...serviceManagementCalls,
  ...userManagementCalls,
  ...payslipCalls,
  ...idExtractionCalls,
  ...form26asCalls,
  ...bankStatementCalls,
  ...passbookCalls,
  ...financialStatementCalls,
  ...davCaseCalls,
  ...davCandidateCalls,
  ...davReviewCalls,
  ...companyCheckCalls,
  ...uanJobCalls,
  ...gstrCalls,
]

const urlOf = (path: RegExp) => new RegExp(`^https?://[^/]+${path.source.slice(1)}.*$`)

/** Answers unknown API paths and methods with JSON; otherwise the page's HTML would be returned with 200. */
const unknownCall = http.all(urlOf(API_PATH), ({ request }) => {
  const { pathname } = new URL(request.url)
  const methods = CALLS.filter((call) => pathPattern(call.path).test(pathname)).map(
    (call) => call.method,
  )
  return methods.length === 0
    ? HttpResponse.json({ detail: `No such path: ${pathname}` }, { status: 404 })
    : HttpResponse.json(
        { detail: `${pathname} takes ${methods.join(', ')}, not ${request.method}` },
        { status: 405 },
      )
})

/** The backend over a world. `world` is read on each call, so that a reset applies at once. */
export function makeHandlers(world: () => World, onExchange?: OnExchange): HttpHandler[] {
  const answerMap = createMapService()
  return [
    ...CALLS.map((call) => call.handler(world, onExchange)),
    http.get(urlOf(MAP_PATH), ({ request }) => answerMap(request)),
    unknownCall,
  ]
}
