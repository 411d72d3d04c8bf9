/**
 * What the candidate's UAN page says. Quoted where kyc §5 and §8 quote it; numbers come in the language's digits. `company` is
 * null until the server has named it.
 */
export const steps = {
  check: 'Employment check',
  consent: {
    step: 'Employment check',
    title: 'Before you start',
    lead: 'You are about to share your employment history from your UAN account.',
    ownLogin: 'You log in with your own UAN and password',
    encrypted: 'The password is encrypted on this phone before it is sent',
    receives: (company: string | null) =>
      `${company ?? 'The company that sent the link'} receives a report of your past employers and dates`,
    ready: 'Have these ready',
    password: 'Your UAN password',
    phone: 'The phone that gets the OTP by SMS',
    agree:
      'I have read this and agree that my employment history is read and shared for this check.',
    tick: 'Tick the box to go on.',
    proceed: 'Proceed',
  },
  waiting: {
    verifying: 'Verifying Details...',
    stay: 'Keep this page open.',
    slow: 'This takes longer than usual. You can keep this page open and wait, or press Refresh to start again.',
  },
  login: {
    step: 'Log in',
    title: 'Log in to your UAN account',
    from: (company: string | null) =>
      `Name and UAN come from ${company ?? 'the company that sent the link'}.`,
    name: 'Name',
    uan: 'UAN',
    password: 'Password',
    show: 'Show',
    hide: 'Hide',
    encrypted: 'Encrypted on this phone before it is sent.',
    notYoursCall: 'Name or UAN not yours? Stop here and call the number under Help.',
    notYours: 'Name or UAN not yours? Stop here and ask the company that sent the link.',
    button: 'Login',
    said: {
      required: 'Password is required',
      short: 'Password must be at least 6 characters long',
      credentials: 'Invalid login credentials. Please check your UAN and password.',
    },
  },
  captcha: {
    title: 'Type what you see',
    lead: 'It shows the UAN site that a person is here.',
    picture: 'CAPTCHA: a picture of 5 letters or digits',
    larger: 'Larger',
    label: 'CAPTCHA: letters or digits',
    note: (length: string) => `${length} characters. Write capitals as capitals.`,
    another: 'If it does not match, a new picture comes by itself.',
    unreadable: (company: string | null, phone: string | undefined) =>
      `You cannot read the picture? ${
        phone === undefined
          ? `Ask somebody near you, or ${company ?? 'the company that sent the link'}.`
          : `Ask somebody near you, or call ${phone}.`
      }`,
    missing: (count: string, amount: number) => `${count} more character${amount === 1 ? '' : 's'}`,
    button: 'Continue',
    said: {
      required: 'CAPTCHA is required',
      short: 'CAPTCHA must be 5 letters long',
      wrong: 'That did not match. Type what the new picture shows.',
      renewed: 'This is a new picture. Type what it shows.',
    },
  },
  otp: {
    step: 'OTP',
    title: 'Enter the OTP',
    lead: (length: string) =>
      `${length} digits, sent by SMS to the mobile number that is linked to your UAN.`,
    label: 'OTP',
    note: 'What you typed stays while you read the SMS.',
    noSms: (minutes: string) => `No SMS after ${minutes} minutes? Reload this page to start again.`,
    missing: (count: string, amount: number) => `${count} more digit${amount === 1 ? '' : 's'}`,
    button: 'Verify OTP',
    said: {
      required: 'OTP is required',
      short: 'OTP must be 6 digits long',
      invalid: 'The OTP you have entered is invalid. Please try again.',
      expired: 'The OTP you have entered has expired',
    },
  },
  success: {
    step: 'Done',
    title: 'Successfully Submitted',
    line: (company: string | null) =>
      `${company ?? 'The company that sent the link'} can now see your employment history.`,
    received: (when: string) => `Received on ${when}`,
    change: 'To be safe, you can change your UAN password now',
    close: 'You can close this page now.',
  },
  line: {
    lost: 'Reconnecting, please wait.',
    kept: 'The connection paused. What you typed is kept.',
    back: 'You are connected again.',
    goOn: 'Go on where you are now.',
    waiting: 'Waiting for the connection',
  },
  failed: {
    refresh: 'Refresh',
    ways: 'What you can do',
    newest: 'Open the newest SMS or email and tap its link. Older links stop working.',
    whole: 'If you copied the link, make sure all of it is there',
    ask: 'Still not? Ask the company that sent it for a new one',
    pages: {
      invalidLink: {
        title: 'Invalid Link',
        line: "The link you're trying to access is expired or invalid.",
      },
      notNow: {
        title: 'Not possible now',
        line: 'Please contact support or try again later.',
      },
      captchaLimit: {
        title: 'Too many attempts',
        line: 'Maximum captcha attempts reached. Please try again later.',
      },
      serverError: {
        title: 'Server Error',
        line: 'Could not connect to the server. Please try again in a few minutes.',
      },
      timeExpired: {
        title: 'Time Expired',
        line: 'Please reload the page and try again.',
      },
      disconnected: {
        title: 'Client Disconnect',
        line: 'The connection was ended, perhaps because this link was opened in another place. Press Refresh to go on here.',
      },
      connection: {
        title: 'Connection Error',
        line: 'Unable to Fetch user details',
      },
      unknown: {
        title: 'Error',
        line: 'Error occurred. Please try again later.',
      },
    },
  },
}

export type StepWords = typeof steps
