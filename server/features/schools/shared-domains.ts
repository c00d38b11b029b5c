/**
 * Domains at which the staff of many schools have their addresses, because a country, an authority or a trust
 * runs them. A subscription there would be one for all of these schools, which is seldom intended.
 */
export const SHARED_DOMAINS: ReadonlySet<string> = new Set([
  // Hwb: all schools of Wales
  'hwbcymru.net',
  'hwbmail.net',
  // Glow: all schools of Scotland
  'glow.sch.uk',
  'glow.scot',
  'glowmail.org.uk',
  'glowscotland.onmicrosoft.com',
  // C2k: all schools of Northern Ireland
  'c2ken.net',
  'c2kni.net',
  'c2kni.org.uk',
  // Networks of regions of England
  'e2bn.org',
  'emgfl.net',
  'lgfl.net',
  'lgfl.org.uk',
  'lgflmail.org',
  'swgfl.org.uk',
  'yhgfl.net',
]);
