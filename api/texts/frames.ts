/** Statuses of ERROR (kyc §8). */
const ERRORS = `| status | what the page shows |
|---|---|
| 401, 402 | The link is expired or invalid |
| 403 | Back to the login: wrong UAN or password |
| 404 | The OTP is invalid |
| 405 | Contact support or try again later |
| 406 | The OTP has expired |
| 407 | Too many wrong captchas |
| 500 | Server error |
| 501 | Invalid event; as for 401 |
| 502 | Time expired; reload |
| 503 | Disconnected |
| other | An error; try again later |`

/** What each message of the live socket means, by side and event. */
export const FRAME_TEXTS: Readonly<Record<string, string>> = {
  serverINIT: 'Whose page this is. The first message of each socket.',
  serverINDEX: 'The sign-in succeeded, and an OTP was sent. Status 201.',
  serverCAPTCHA: 'A captcha to solve: five letters and digits.',
  serverOTP: 'The OTP is right; the details are being fetched. Status 202.',
  serverCOMPLETED: 'All details were fetched. The page says so and ends.',
  serverERROR: `Something failed; the status says what.\n\n${ERRORS}`,
  clientINDEX: 'The password, encrypted.',
  clientCAPTCHA: 'The answer to the captcha.',
  clientOTP: 'The OTP that the candidate got.',
}

/** Their fields. */
export const FRAME_FIELDS: Readonly<Record<string, string>> = {
  event: 'What the message is.',
  'serverINIT.status': 'Any number.',
  'serverINDEX.status': '201.',
  'serverCAPTCHA.status': 'Any number.',
  'serverOTP.status': '202.',
  'serverCOMPLETED.status': 'Any number.',
  'serverERROR.status': 'See the table.',
  'serverINIT.data': 'The candidate, and for whom the check is made.',
  'serverINDEX.data': 'Not used.',
  'serverCAPTCHA.data': 'The picture: PNG in base64, without the prefix of a data URL.',
  'serverOTP.data': 'Not used.',
  'serverCOMPLETED.data': 'Not used.',
  'serverERROR.data': 'Not used.',
  'clientINDEX.data': 'The password.',
  'clientCAPTCHA.data': 'The answer.',
  'clientOTP.data': 'The OTP.',
  subClientName: 'For whom the check is made.',
  subClientContact: 'Whom the candidate can ask: a phone number or an email address.',
  'data.password':
    'Base64 of a nonce of 12 bytes, the password encrypted with AES-GCM, and a tag of 128 bits (decisions D12).',
  captcha: 'Five letters and digits.',
  'data.uanNumber': 'Universal Account Number: 12 digits.',
  'data.name': 'The candidate’s name.',
}
