/** Places that the tests stand at. */
export const place = {
  jakarta: { latitude: -6.1754, longitude: 106.8272 },
  makassar: { latitude: -5.1477, longitude: 119.4327 },
  jayapura: { latitude: -2.5337, longitude: 140.7181 },
}

/** Mosques of the seed, each for the case that it shows. */
export const masjid = {
  ordinary: '/masjid/masjid-raya-al-hidayah',
} as const
