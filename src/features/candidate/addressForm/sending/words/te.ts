import type { SendingWords } from './en.ts'

export const sending: SendingWords = {
  part: 'పంపుతోంది',
  title: 'మీ ఫారం పంపుతోంది',
  lead: 'పూర్తయ్యే వరకు ఈ పేజీని తెరిచి ఉంచండి.',
  looking: 'ఫారం చేరిందా అని అడుగుతోంది',
  share: (percent) => `${percent} పంపబడింది`,
  offlineTitle: 'ఇప్పుడు నెట్‌వర్క్ లేదు',
  offlineLead: 'ఫారం ఇంకా పంపలేదు. నెట్‌వర్క్ రాగానే దానంతట అదే వెళ్తుంది.',
  nextTry: (clock) => `తదుపరి ప్రయత్నం ${clock}లో`,
  tries: (count) => `ఇప్పటివరకు ప్రయత్నాలు: ${count}`,
  answersKept: (count) => `${count} సమాధానాలు భద్రం`,
  photosKept: (count) => `${count} ఫోటోలు భద్రం`,
  placesKept: 'ప్రతి ఫోటో సమయం, స్థలం భద్రం',
  keepOpen: 'ఈ పేజీని తెరిచి ఉంచండి.',
  ifClosed: 'మూసేస్తే, ఈ లింక్ ఫారాన్ని మొదటి నుండి మొదలుపెడుతుంది.',
  flightMode: 'ఫ్లైట్ మోడ్ ఆపండి, లేదా వై-ఫై ప్రయత్నించండి',
  signal: 'సిగ్నల్ బాగున్న చోటికి వెళ్లండి',
  tryNow: 'ఇప్పుడు ప్రయత్నించండి',
}
