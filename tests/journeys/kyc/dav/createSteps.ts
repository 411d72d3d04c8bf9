import { chooseFiles, csvFile, captureUploads } from '#tests/support/csvUpload.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

export const HEADER =
  'name,internalReferenceNumber,phoneNumber,email,address,periodOfStayFrom,periodOfStayTo'

type Candidate = { name: string; phone: string; email: string; address: string }

/** A row of the template. */
export const candidate = ({
  name = 'Asha Rao',
  phone = '9845099001',
  email = 'asha@mail.example',
  address = '12 MG Road',
}: Partial<Candidate> = {}) => `${name},R-1,${phone},${email},${address},2019,Till date`

/** A file with the template's header and these rows. */
export const csv = (rows: readonly string[], name?: string) => csvFile([HEADER, ...rows], name)

/** Rows with an invalid phone, an invalid address, no name, and a duplicate. */
export const FAULTY = [
  candidate(),
  candidate({ name: 'Bala', phone: '+91 98450 99002' }),
  candidate({ name: 'Chitra', phone: '9845099003', address: '=B-12' }),
  candidate({ name: '', phone: '9845099004' }),
  candidate({ name: 'Asha R', phone: '9845099001' }),
]

export const captureCaseUploads = () => captureUploads('/dav/case/initiate/bulk')

/** Create Case of a sub-client of Kaveri Microfinance; Kaveri Mysuru has no cases. */
export async function openCreate(client = 'kaveri-mysuru', narrowed = '') {
  const app = await renderApp(`/dav/uploadfile?client=sub-kvm-${client}${narrowed}`, {
    as: 'kabir.sethi@kaveri.example',
  })
  return { ...app, choose: chooseFiles }
}
