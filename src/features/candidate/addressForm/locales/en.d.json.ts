// Written by `npm run messages` from en.json.
export declare const messages: {
  screens: {
    application: {
      step: string
      title: string
      lead: string
      leadOfPin: string
      onBehalfOf: (values: { company: string }) => string
      ready: string
      beThere: string
      notHome: string
      proofs: string
      idProof: string
      addressProof: string
      pen: string
      phone: string
      location: string
      call: (values: { phone: string }) => string
      inOneGo: string
      startsAgain: string
      denied: {
        location: string
        camera: string
      }
    }
    terms: {
      step: string
      title: string
      rules: {
        fields: string
        photos: string
        documents: string
        signature: string
      }
      why: string
      reason: string
      willAsk: {
        before: string
        choice: string
        after: string
      }
      allow: string
      asking: string
      found: (values: { metres: string }) => string
      failed: string
      denied: string
      agree: string
      start: string
      missing: {
        location: string
        tick: string
        both: string
      }
    }
    privacy: {
      title: string
      who: string
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
    invalid: {
      title: string
      line: string
      ways: string
      newest: string
      whole: string
      ask: string
    }
    serverError: {
      title: string
      line: string
      kept: string
      later: string
    }
    busy: {
      line: string
    }
    completed: {
      step: string
      title: string
      reference: string
      copy: string
      copied: string
      notCopied: string
      received: (values: { when: string; answers: number; photos: number }) => string
      earlier: string
      writes: (values: { company: string }) => string
      close: string
    }
  }
  fields: {
    part: string
    title: string
    everyField: string
    ownName: (values: { name: string }) => string
    labels: {
      respondentName: string
      relationshipWithCandidate: string
      relationshipWithCandidateOther: string
      ownershipStatus: string
      typeOfAddress: string
      typeOfAddressOther: string
      periodOfStayFrom: string
      periodOfStayTo: string
      stayingAtGivenAddress: string
      currentVerifiedAddress: string
      verifiedAddressStayingFrom: string
      verifiedAddressStayingTill: string
      prominentLandMark: string
    }
    choices: {
      Self: string
      Father: string
      Mother: string
      Brother: string
      Sister: string
      Son: string
      Daughter: string
      Husband: string
      Wife: string
      Other: string
      Rented: string
      Owned: string
      Permanent: string
      Current: string
      Previous: string
      true: string
      false: string
    }
    choose: string
    notInList: (values: { value: string }) => string
    month: string
    year: string
    stillHere: string
    stillThere: string
    stay: {
      future: string
      order: (values: { to: string; from: string }) => string
      ended: string
    }
    periodExample: (values: { example: string }) => string
    earlierPeriod: (values: { answer: string }) => string
    accepted: string
    prefilled: string
    takes: {
      letters: string
      place: string
    }
    keyboard: string
    missing: {
      letters: string
      period: string
      place: string
      choice: string
    }
    done: (values: { done: string; total: string }) => string
    nextMissing: string
    checkAnswers: string
    submit: string
    refused: string
    lost: string
    photosLost: string
  }
  phone: {
    title: string
    lead: string
    names: {
      secure: string
      camera: string
      location: string
      storage: string
      network: string
    }
    tones: {
      ready: string
      testing: string
      ask: string
      warning: string
      slow: string
      off: string
      stop: string
    }
    ask: {
      camera: string
      location: string
    }
    secure: {
      yes: string
      no: string
      repair: string
    }
    camera: {
      why: string
      testing: string
      both: string
      one: string
      busy: string
      busyRepair: string
      missing: string
      missingRepair: string
    }
    location: {
      why: string
      testing: string
      accurate: (values: { metres: string }) => string
      precise: string
      window: string
      failed: string
      switchOn: string
    }
    storage: {
      unknown: string
      free: (values: { megabytes: string }) => string
      low: (values: { free: string; needed: string }) => string
      repair: string
      byItself: string
    }
    network: {
      testing: string
      offline: string
      offlineRepair: string
      connected: string
      fast: string
      slow: (values: { duration: string }) => string
      slowRepair: string
    }
    steps: {
      siteIcon: string
      turnOn: (values: { what: string }) => string
      firefoxAllow: (values: { what: string }) => string
      safariMenu: string
      safariAllow: (values: { what: string }) => string
      iosSettings: string
      comeBack: string
    }
    inApp: string
    openOutside: string
    copyLink: string
    copied: string
    notCopied: string
    blocked: {
      camera: {
        title: string
        line: string
      }
      location: {
        title: string
        line: string
      }
    }
    nothingLost: string
    checkAgain: string
    stillBlocked: string
    testAgain: string
    stopped: string
    willBeAsked: string
    mayGoOn: string
  }
  photos: {
    title: string
    lead: string
    names: {
      housePhoto: string
      idProof: string
      addressProof: string
      selfie: string
      sign: string
    }
    shows: {
      housePhoto: string
      idProof: string
      addressProof: string
      selfie: string
      sign: string
    }
    take: string
    remove: string
    taken: (values: { time: string; metres: string }) => string
    accepted: string
    missing: string
    camera: {
      picture: string
      close: string
      switch: string
      capture: string
      retake: string
      proceed: string
      useAnyway: string
      opening: string
      lost: string
      aim: {
        housePhoto: string
        idProof: string
        addressProof: string
        selfie: string
        sign: string
      }
      within: (values: { metres: string }) => string
      lookingForPlace: string
      look: string
      hints: {
        dark: string
        blurred: string
        glare: string
        same: string
      }
    }
  }
  duration: {
    minutes: (values: { minutes: number }) => string
    hours: (values: { hours: number; minutes: number }) => string
  }
  review: {
    title: string
    lead: string
    answers: (values: { count: number }) => string
    photos: (values: { count: number }) => string
    change: string
    missing: string
    accepted: string
    onePlace: string
    within: (values: { metres: string }) => string
    far: (values: { photo: string; distance: string }) => string
    late: (values: { photo: string; duration: string }) => string
    mayAsk: string
    retake: string
    warnings: (values: { count: number }) => string
  }
  sending: {
    part: string
    title: string
    lead: string
    looking: string
    share: (values: { percent: string }) => string
    refusals: {
      rejected: string
      tooLarge: string
    }
    offlineTitle: string
    offlineLead: string
    busyTitle: string
    busyLead: string
    nextTry: (values: { clock: string }) => string
    tries: (values: { count: number }) => string
    answersKept: (values: { count: number }) => string
    photosKept: (values: { count: number }) => string
    placesKept: string
    keepOpen: string
    ifClosed: string
    flightMode: string
    signal: string
    tryNow: string
  }
  dialogs: {
    cameraUnavailable: {
      title: string
      line: string
    }
    deniedLocationPermission: {
      title: string
      line: string
    }
    deniedCameraPermission: {
      title: string
      line: string
    }
    errorWhileObtainingLocation: {
      title: string
      line: string
    }
    missingFields: {
      title: string
      line: string
    }
    errorDuringFormFetch: {
      title: string
      line: string
    }
    errorDuringFormSubmission: {
      title: string
      line: string
    }
  }
}
