/** How an entry's narration tells what it is: it has to fit `is` and each of `also`, and none of `unless`. */
type Mark = { is: RegExp; also: readonly RegExp[]; unless: readonly RegExp[] }

/** What a bank takes for something is not the thing itself. */
const CHARGE = /\b(charges?|chgs?|chrgs?|fees?|gst|penalty|penal)\b/i
/** In the text of a transfer anybody may have written anything. */
const TRANSFER = /\b(upi|imps|neft|rtgs|pos)\b(?!.{0,6}\bcash (wdl|withdrawal))/i

/**
 * Cash over the counter, by a self cheque, or from and into a machine: 'ATW' and 'NWD' are HDFC's words for its own machines
 * and those of other banks.
 */
const CASH: Mark = {
  is: /\bcash|\batm[ /-]?(wdl|wd|withdrawal)\b|\b(atw|nwd|eaw|cdm)\b|\bself (chq|cheque|withdrawal)\b/i,
  also: [],
  unless: [
    CHARGE,
    TRANSFER,
    /\bcash ?(back|free|e|less|credit|discount|management|mgmt|flow|ier)\b/i,
  ],
}

/** A cheque or a mandate that was not paid, whichever side it came from. What the bank charged for it is a charge. */
const RETURN: Mark = {
  is: /\b(ret|retd|retn|return|returned|rtn|bounced?|dishonou?red|unpaid|reject|rejected)\b|\b(insufficient funds?|funds insufficient)\b/i,
  also: [
    /\b(chq|cheque|chqs|clg|clearing|cts|ecs|nach|ach|emi|mandate|inward|outward|si|iw|ow)\b|\b[io]\/w\b/i,
  ],
  unless: [CHARGE],
}

const fits = ({ is, also, unless }: Mark, narration: string): boolean =>
  is.test(narration) &&
  also.every((word) => word.test(narration)) &&
  !unless.some((word) => word.test(narration))

export const isCash = (narration: string): boolean => fits(CASH, narration)
export const isReturn = (narration: string): boolean => fits(RETURN, narration)
