/** An entry's narration must match `pattern` and all of `also`, and none of `except`. */
type KeywordRule = { pattern: RegExp; also: readonly RegExp[]; except: readonly RegExp[] }

/** A bank's charge for a cash entry or a return does not count. */
const CHARGE = /\b(charges?|chgs?|chrgs?|fees?|gst|penalty|penal)\b/i
/** Transfers contain free text. */
const TRANSFER = /\b(upi|imps|neft|rtgs|pos)\b(?!.{0,6}\bcash (wdl|withdrawal))/i

/** 'ATW' and 'NWD' are HDFC's terms for its own and other banks' machines. */
const CASH: KeywordRule = {
  pattern:
    /\bcash|\batm[ /-]?(wdl|wd|withdrawal)\b|\b(atw|nwd|eaw|cdm)\b|\bself (chq|cheque|withdrawal)\b/i,
  also: [],
  except: [
    CHARGE,
    TRANSFER,
    /\bcash ?(back|free|e|less|credit|discount|management|mgmt|flow|ier)\b/i,
  ],
}

const RETURN: KeywordRule = {
  pattern:
    /\b(ret|retd|retn|return|returned|rtn|bounced?|dishonou?red|unpaid|reject|rejected)\b|\b(insufficient funds?|funds insufficient)\b/i,
  also: [
    /\b(chq|cheque|chqs|clg|clearing|cts|ecs|nach|ach|emi|mandate|inward|outward|si|iw|ow)\b|\b[io]\/w\b/i,
  ],
  except: [CHARGE],
}

const matchesRule = ({ pattern, also, except }: KeywordRule, narration: string): boolean =>
  pattern.test(narration) &&
  also.every((pattern) => pattern.test(narration)) &&
  !except.some((pattern) => pattern.test(narration))

/** True for a deposit or withdrawal of cash, by its narration. */
export const isCash = (narration: string): boolean => matchesRule(CASH, narration)
/** True for a returned cheque, mandate or transfer, by its narration; not for the charge for it. */
export const isReturn = (narration: string): boolean => matchesRule(RETURN, narration)
