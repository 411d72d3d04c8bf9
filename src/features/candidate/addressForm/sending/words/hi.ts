import type { SendingWords } from './en.ts'

export const sending: SendingWords = {
  part: 'भेजा जा रहा है',
  title: 'आपका फ़ॉर्म भेजा जा रहा है',
  lead: 'पूरा होने तक यह पेज खुला रखें।',
  looking: 'पूछा जा रहा है कि फ़ॉर्म पहुँचा या नहीं',
  share: (percent) => `${percent} भेजा गया`,
  offlineTitle: 'अभी नेटवर्क नहीं है',
  offlineLead: 'फ़ॉर्म अभी नहीं भेजा गया है। नेटवर्क आते ही यह अपने आप चला जाएगा।',
  nextTry: (clock) => `अगली कोशिश ${clock} में`,
  tries: (count) => `अब तक कोशिशें: ${count}`,
  answersKept: (count) => `${count} जवाब सुरक्षित`,
  photosKept: (count) => `${count} फ़ोटो सुरक्षित`,
  placesKept: 'हर फ़ोटो का समय और जगह सुरक्षित',
  keepOpen: 'यह पेज खुला रखें।',
  ifClosed: 'बंद करने पर इसी लिंक से फ़ॉर्म शुरू से भरना होगा।',
  flightMode: 'फ़्लाइट मोड बंद करें, या वाई-फ़ाई आज़माएँ',
  signal: 'ऐसी जगह जाएँ जहाँ सिग्नल अच्छा हो',
  tryNow: 'अभी कोशिश करें',
}
