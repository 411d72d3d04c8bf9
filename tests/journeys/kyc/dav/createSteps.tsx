import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
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

/** A file of rows under the template's header, in UTF-8. */
export const csv = (rows: readonly string[], name = 'candidates.csv') =>
  new File([[HEADER, ...rows, ''].join('\r\n')], name, { type: 'text/csv' })

/** Of a person with a fault in the phone, one in the address, one without a name, and one twice. */
export const FAULTY = [
  candidate(),
  candidate({ name: 'Bala', phone: '+91 98450 99002' }),
  candidate({ name: 'Chitra', phone: '9845099003', address: '=B-12' }),
  candidate({ name: '', phone: '9845099004' }),
  candidate({ name: 'Asha R', phone: '9845099001' }),
]

/** A file of candidates as it left. */
type Upload = { query: string; parts: string[]; name: string; bytes: Uint8Array }

/** Every upload from now on; the sandbox takes it as ever. */
export function watchUploads(): Upload[] {
  const uploads: Upload[] = []
  sandboxServer.use(
    http.post('*/dav/case/initiate/bulk', async ({ request }) => {
      const form = await request.clone().formData()
      const file = form.get('csv_file')
      if (!(file instanceof File)) throw new Error('csv_file is no file')
      uploads.push({
        query: new URL(request.url).search,
        parts: [...form.keys()],
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })
    }),
  )
  return uploads
}

export const textOf = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8').decode(bytes)

/** Create Case of a sub-client of Kaveri Microfinance; Kaveri Mysuru has no case yet. */
export async function openCreate(client = 'kaveri-mysuru') {
  const app = await renderApp(`/dav/uploadfile?client=sub-kvm-${client}`, {
    as: 'kabir.sethi@kaveri.example',
  })
  // As a picker gives them that does not mind what is accepted.
  const choose = async (...files: File[]) =>
    fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files } })
  return { ...app, choose }
}

export const details = async () => screen.findByRole('region', { name: 'Details Page' })

/** A dialog by its title; the button is pressed. */
export async function answer(user: UserEvent, title: string | RegExp, button: string) {
  const dialog = await screen.findByRole('alertdialog', { name: title })
  await user.click(within(dialog).getByRole('button', { name: button }))
}
