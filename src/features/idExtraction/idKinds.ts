import { ID_SERVICES, type IdService } from '#shared/platform/session/services/services.ts'

type IdKind = {
  /** In the product's spelling (analyzers §2, decisions D20). */
  title: string
  /** Of doc_id (analyzers §3). */
  numberLabel: string
  /** For a sentence: "Drop {document} here". */
  document: string
  line: string
  /** Matches doc_type in lower-case letters. */
  docType: RegExp
}

export const ID_KIND: Record<IdService, IdKind> = {
  aadhar: {
    title: 'Aadhaar Card Extracter',
    numberLabel: 'Aadhaar Number',
    document: 'an Aadhaar card',
    line: 'Number, name, birth date and address, shown next to the card.',
    docType: /^aadh?aa?r|^uid/,
  },
  pancard: {
    title: 'Pan Card Extracter',
    numberLabel: 'Pan Number',
    document: 'a PAN card',
    line: 'Number, names and birth date, shown next to the card.',
    docType: /^pan|^permanentaccount/,
  },
  drivingLicence: {
    title: 'Driving License Extracter',
    numberLabel: 'DL Number',
    document: 'a driving licence',
    line: 'Number, validity, vehicle classes and address, shown next to the licence.',
    docType: /^dl|^driving/,
  },
  voterId: {
    title: 'Voter Id Extracter',
    numberLabel: 'VoterId Number',
    document: 'a voter ID',
    line: 'Number, names and address, shown next to the card.',
    docType: /^voter|^epic|^elect/,
  },
  RC: {
    title: 'RC Extracter',
    numberLabel: 'RC Number',
    document: 'a registration certificate',
    line: 'Vehicle, owner and validity, shown next to the certificate.',
    docType: /^rc|^registration|^vehicleregistration/,
  },
}

/** Of 'AADHAAR', 'Pan Card', 'driving_license'; null for an unknown type. */
export function serviceOfDocType(docType: string): IdService | null {
  const letters = docType.toLowerCase().replaceAll(/[^a-z]/g, '')
  return ID_SERVICES.find((service) => ID_KIND[service].docType.test(letters)) ?? null
}
