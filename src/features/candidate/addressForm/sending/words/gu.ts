import type { SendingWords } from './en.ts'

export const sending: SendingWords = {
  part: 'મોકલાઈ રહ્યું છે',
  title: 'તમારું ફોર્મ મોકલાઈ રહ્યું છે',
  lead: 'પૂરું થાય ત્યાં સુધી આ પાનું ખુલ્લું રાખો.',
  looking: 'ફોર્મ પહોંચ્યું કે નહીં તે પુછાઈ રહ્યું છે',
  share: (percent) => `${percent} મોકલાયું`,
  offlineTitle: 'અત્યારે નેટવર્ક નથી',
  offlineLead: 'ફોર્મ હજી મોકલાયું નથી. નેટવર્ક આવતાં જ તે આપમેળે જશે.',
  nextTry: (clock) => `આગલો પ્રયત્ન ${clock} માં`,
  tries: (count) => `અત્યાર સુધી પ્રયત્નો: ${count}`,
  answersKept: (count) => `${count} જવાબો સચવાયા`,
  photosKept: (count) => `${count} ફોટા સચવાયા`,
  placesKept: 'દરેક ફોટાનો સમય અને જગ્યા સચવાયાં',
  keepOpen: 'આ પાનું ખુલ્લું રાખો.',
  ifClosed: 'બંધ કરશો તો આ લિંક ફોર્મ શરૂઆતથી શરૂ કરશે.',
  flightMode: 'ફ્લાઇટ મોડ બંધ કરો, અથવા વાઇ-ફાઇ અજમાવો',
  signal: 'સિગ્નલ સારું હોય ત્યાં જાઓ',
  tryNow: 'અત્યારે પ્રયત્ન કરો',
}
