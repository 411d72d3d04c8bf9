import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { jobList as checkList } from '#features/kyc/companyChecks/endpoints.ts'
import { caseList, subClientList as addressClients } from '#features/kyc/dav/endpoints.ts'
import { jobList, subClientList as uanClients } from '#features/kyc/uan/endpoints.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'

const ASKED = { subClientId: 'sub-1', search: null, filters: {}, sort: null, page: 1 }
const NO_ROWS = { rows: [], total: 0 }

const LISTS = [
  ['address cases', async () => callEndpoint(caseList, ASKED), NO_ROWS],
  ['UAN jobs', async () => callEndpoint(jobList, ASKED), NO_ROWS],
  ['company checks', async () => callEndpoint(checkList, { search: null, offset: 0 }), NO_ROWS],
  ['sub-clients of addresses', async () => callEndpoint(addressClients, undefined), []],
  ['sub-clients of UANs', async () => callEndpoint(uanClients, undefined), []],
] as const

test.each(LISTS)(
  'an empty body means no %s: a 204, and a 200 without content',
  async (_, ask, none) => {
    for (const status of [204, 200]) {
      apiServer.use(http.all(`${ORIGIN}/*`, () => new HttpResponse(null, { status })))
      expect(await ask()).toEqual({ ok: true, value: none })
    }
  },
)
