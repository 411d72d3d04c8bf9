import { Integer, OctetString, Utf8String } from 'asn1js'
import {
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { expect, it } from 'vitest'
import { checkCms } from '#shared/kits/history/cms/checkCms.ts'

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const
const OPTIONS = { form: 'data', claimed: null, roots: null, others: [] } as const
const DATA = new TextEncoder().encode('Net pay 12,500.00')

async function makeCertificate({ privateKey, publicKey }: CryptoKeyPair) {
  const certificate = new Certificate()
  certificate.serialNumber = new Integer({ value: 7 })
  const name = new AttributeTypeAndValue({
    type: '2.5.4.3',
    value: new Utf8String({ value: 'Payroll' }),
  })
  certificate.subject.typesAndValues.push(name)
  certificate.issuer.typesAndValues.push(name)
  certificate.notBefore.value = new Date(2026, 0)
  certificate.notAfter.value = new Date(2028, 0)
  await certificate.subjectPublicKeyInfo.importKey(publicKey)
  await certificate.sign(privateKey, 'SHA-256')
  return certificate
}

/** Without attributes: the signature is over the data itself. */
async function sign(data: Uint8Array<ArrayBuffer>) {
  const keys = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify'])
  const certificate = await makeCertificate(keys)
  const { issuer, serialNumber } = certificate
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: ContentInfo.DATA,
      eContent: new OctetString({ valueHex: data.buffer }),
    }),
    signerInfos: [
      new SignerInfo({ version: 1, sid: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
    ],
    certificates: [certificate],
  })
  await signed.sign(keys.privateKey, 0, 'SHA-256', data.buffer)
  delete signed.encapContentInfo.eContent
  const content = signed.toSchema(true)
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content })
  return new Uint8Array(info.toSchema().toBER())
}

it('does not say which of the two it was that makes a signature without attributes wrong', async () => {
  const cms = await sign(DATA)
  expect(await checkCms(cms, DATA, OPTIONS)).toMatchObject({ kind: 'right' })
  const changed = new TextEncoder().encode('Net pay 92,500.00')
  expect(await checkCms(cms, changed, OPTIONS)).toMatchObject({
    kind: 'either',
    signer: { subject: 'Payroll' },
  })
})
