import type { SendingWords } from './en.ts'

export const sending: SendingWords = {
  part: 'पाठवत आहे',
  title: 'तुमचा फॉर्म पाठवत आहे',
  lead: 'पूर्ण होईपर्यंत हे पान उघडे ठेवा.',
  looking: 'फॉर्म पोहोचला का ते विचारत आहे',
  share: (percent) => `${percent} पाठवले`,
  offlineTitle: 'आत्ता नेटवर्क नाही',
  offlineLead: 'फॉर्म अजून पाठवलेला नाही. नेटवर्क येताच तो आपोआप जाईल.',
  nextTry: (clock) => `पुढचा प्रयत्न ${clock} मध्ये`,
  tries: (count) => `आतापर्यंत प्रयत्न: ${count}`,
  answersKept: (count) => `${count} उत्तरे जपली`,
  photosKept: (count) => `${count} फोटो जपले`,
  placesKept: 'प्रत्येक फोटोची वेळ आणि जागा जपली',
  keepOpen: 'हे पान उघडे ठेवा.',
  ifClosed: 'बंद केल्यास याच लिंकने फॉर्म सुरुवातीपासून भरावा लागेल.',
  flightMode: 'फ्लाइट मोड बंद करा, किंवा वाय-फाय वापरून पाहा',
  signal: 'सिग्नल चांगला असेल तिथे जा',
  tryNow: 'आत्ता प्रयत्न करा',
}
