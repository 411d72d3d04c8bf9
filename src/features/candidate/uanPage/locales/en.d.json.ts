// Written by `npm run messages` from en.json.
export declare const messages: {
  steps: {
    check: string
    consent: {
      step: string
      title: string
      lead: string
      ownLogin: string
      encrypted: string
      receives: (values: { company: string }) => string
      receivesUnnamed: string
      ready: string
      password: string
      phone: string
      agree: string
      tick: string
      proceed: string
    }
    privacy: {
      title: string
      who: string
      whoUnnamed: string
      operator: (values: { operator: string }) => string
      purpose: string
      purposeText: string
      data: string
      dataText: string
      receivers: string
      receiversText: string
      kept: string
      keptDays: (values: { days: number }) => string
      keptUntil: string
      rights: string
      rightsText: string
      board: string
    }
    waiting: {
      verifying: string
      stay: string
      slow: string
    }
    login: {
      step: string
      title: string
      from: (values: { company: string }) => string
      fromUnnamed: string
      name: string
      uan: string
      password: string
      show: string
      hide: string
      encrypted: string
      forgot: {
        title: string
        open: string
        forgot: string
        otp: string
        set: string
        never: string
        back: string
      }
      notYoursCall: string
      notYours: string
      button: string
      said: {
        required: string
        short: string
        credentials: string
        again: string
      }
    }
    captcha: {
      title: string
      lead: string
      picture: string
      broken: string
      larger: string
      label: string
      note: (values: { length: number }) => string
      another: string
      unreadable: (values: { company: string }) => string
      unreadableUnnamed: string
      unreadableCall: (values: { phone: string }) => string
      missing: (values: { count: number }) => string
      button: string
      said: {
        required: string
        short: string
        wrong: string
        renewed: string
      }
    }
    otp: {
      step: string
      title: string
      lead: (values: { length: number }) => string
      label: string
      note: string
      noSms: (values: { minutes: number }) => string
      missing: (values: { count: number }) => string
      queued: string
      button: string
      said: {
        required: string
        short: string
        invalid: string
        expired: string
      }
    }
    success: {
      step: string
      title: string
      line: (values: { company: string }) => string
      lineUnnamed: string
      received: (values: { when: string }) => string
      change: string
      close: string
    }
    line: {
      lost: string
      paused: string
      kept: string
      back: string
      goOn: string
      at: {
        login: string
        captcha: string
        otp: string
      }
      waiting: string
    }
    leave: {
      title: string
      line: string
      stay: string
      leave: string
    }
    failed: {
      refresh: string
      ways: string
      newest: string
      whole: string
      ask: string
      pages: {
        invalidLink: {
          title: string
          description: string
        }
        notNow: {
          title: string
          description: string
        }
        captchaLimit: {
          title: string
          description: string
        }
        serverError: {
          title: string
          description: string
        }
        timeExpired: {
          title: string
          description: string
        }
        disconnected: {
          title: string
          description: string
        }
        connection: {
          title: string
          description: string
        }
        unknown: {
          title: string
          description: string
        }
      }
    }
  }
}
