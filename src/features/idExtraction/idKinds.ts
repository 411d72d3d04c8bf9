import { ID_SERVICES, type IdService } from '#shared/session/services.ts'

type IdKind = {
  /** Spelled as the product spells it (analyzers §2, decisions D20). */
  title: string
  /** What doc_id is shown as (analyzers §3). */
  numberLabel: string
  /** In a sentence: "Drop {document} here". */
  document: string
  line: string
  /** Fits what a backend may write as doc_type, brought to lower-case letters. */
  docType: RegExp
}

export const ID_KIND: Record<IdService, IdKind> = {
  aadhar: {
    title: 'Aadhaar Card Extracter',
    numberLabel: 'Aadhaar Number',
    document: 'an Aadhaar card',
    line: 'Number, name, birth date and address, beside the card they stand on.',
    docType: /^aadh?aa?r|^uid/,
  },
  pancard: {
    title: 'Pan Card Extracter',
    numberLabel: 'Pan Number',
    document: 'a PAN card',
    line: 'Number, names and birth date, beside the card they stand on.',
    docType: /^pan|^permanentaccount/,
  },
  drivingLicence: {
    title: 'Driving License Extracter',
    numberLabel: 'DL Number',
    document: 'a driving licence',
    line: 'Number, validity, vehicle classes and address, beside the licence they stand on.',
    docType: /^dl|^driving/,
  },
  voterId: {
    title: 'Voter Id Extracter',
    numberLabel: 'VoterId Number',
    document: 'a voter ID',
    line: 'Number, names and address, beside the card they stand on.',
    docType: /^voter|^epic|^elect/,
  },
  RC: {
    title: 'RC Extracter',
    numberLabel: 'RC Number',
    document: 'a registration certificate',
    line: 'Vehicle, owner and validity, beside the certificate they stand on.',
    docType: /^rc|^registration|^vehicleregistration/,
  },
}

/** The document that a doc_type names ('AADHAAR', 'Pan Card', 'driving_license'); null for one that is not known. */
export function serviceOfDocType(docType: string): IdService | null {
  const letters = docType.toLowerCase().replaceAll(/[^a-z]/g, '')
  return ID_SERVICES.find((service) => ID_KIND[service].docType.test(letters)) ?? null
}
