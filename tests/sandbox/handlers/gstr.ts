import { HttpResponse } from 'msw'
import { GstDownloadSchema, OtpSchema, TaxpayerSchema } from '#api/calls/verification.ts'
import { misfit, ok, sessionCall } from '../call.ts'
import { Fault } from '../fault.ts'
import { gstReturns } from '../gst/returns.ts'
import { beginGstSession, requireGstSession, verifyGstOtp } from '../gst/session.ts'
import { injectFault, injectLaterFault } from '../injectFault.ts'
import { magicAt } from '../magic.ts'
import { requireService } from '../processing.ts'

const requestOtp = sessionCall({
  method: 'POST',
  path: '/GSTR/V1/request-otp',
  body: { as: 'json', schema: TaxpayerSchema },
  respond: ({ world, user, body }) => {
    requireService(world, user, 'gstr')
    const magic = magicAt('gstUsername', body.username) ?? null
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    const { taxpayerId } = beginGstSession(world, body, magic)
    const taxpayer = { taxpayer_id: taxpayerId }
    if (magic?.name === 'misfit') return misfit({ status: 'SUCCESS' })
    return ok(magic?.name === 'wrapped' ? { data: taxpayer } : { status: 'SUCCESS', ...taxpayer })
  },
})

const authenticateOtp = sessionCall({
  method: 'POST',
  path: '/GSTR/V1/authenticate-otp',
  body: { as: 'json', schema: OtpSchema },
  respond: ({ world, user, body }) => {
    requireService(world, user, 'gstr')
    const session = requireGstSession(world, body)
    if (session.username !== body.username) throw new Fault(400, 'The username is another one')
    const refused = injectFault(world, user.email, magicAt('gstOtp', body.otp))
    if (refused !== undefined) return refused
    verifyGstOtp(world, session, body.otp)
    return ok({ status: 'SUCCESS' })
  },
})

const download = sessionCall({
  method: 'POST',
  path: '/GSTR/V1/download_documents',
  body: { as: 'json', schema: GstDownloadSchema },
  respond: async ({ world, user, body }) => {
    requireService(world, user, 'gstr')
    const session = requireGstSession(world, body)
    if (!session.isVerified) throw new Fault(400, 'The taxpayer has not consented')
    const { magic, gstin } = session
    const refused = injectLaterFault(world, user.email, { magic, at: 'zip', nth: 1 })
    if (refused !== undefined) return refused
    const zip =
      magic?.name === 'zip-broken'
        ? new TextEncoder().encode('This is no ZIP.').buffer
        : await gstReturns(session, world.now())
    return new HttpResponse(zip, {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${gstin}.zip"`,
      },
    })
  },
})

export const gstrCalls = [requestOtp, authenticateOtp, download]
