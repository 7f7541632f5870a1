/** Hours and minutes of one day at one place, `HH:mm`, local to the place. */
export type Times = Record<
  'imsak' | 'subuh' | 'terbit' | 'dhuha' | 'dzuhur' | 'ashar' | 'maghrib' | 'isya',
  string
>

const rad = (degrees: number) => (degrees * Math.PI) / 180
const deg = (radians: number) => (radians * 180) / Math.PI

/** Declination in degrees and equation of time in minutes (Astronomical Almanac, low precision). */
function sunAt(julianDays: number): { declination: number; equation: number } {
  const anomaly = rad(357.529 + 0.98560028 * julianDays)
  const mean = 280.459 + 0.98564736 * julianDays
  const longitude = rad(mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly))
  const tilt = rad(23.439 - 0.00000036 * julianDays)
  const ascension = deg(Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude)))
  const difference = mean - ascension
  return {
    declination: deg(Math.asin(Math.sin(tilt) * Math.sin(longitude))),
    equation: 4 * (difference - 360 * Math.round(difference / 360)),
  }
}

// The official tables set sunrise and sunset a little below the geometric horizon.
const HORIZON = -1

const clockTime = (minutes: number) => {
  const whole = Math.round(minutes)
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Prayer times by the official Indonesian angles and margins, within a minute or two of the real
 * service. Valid between the polar circles.
 * @param date any moment of the day, taken in UTC
 * @param offset hours ahead of UTC
 */
export function prayerTimes(
  date: Date,
  place: { latitude: number; longitude: number; offset: number },
): Times {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  const noonUtc = midnight + (12 - place.longitude / 15) * 3_600_000
  const { declination, equation } = sunAt(noonUtc / 86_400_000 + 2440587.5 - 2451545)
  const noon = 60 * (12 + place.offset - place.longitude / 15) - equation
  const [phi, delta] = [rad(place.latitude), rad(declination)]
  /** Minutes from noon until the sun stands at this altitude. */
  const until = (altitude: number) =>
    4 *
    deg(
      Math.acos(
        (Math.sin(rad(altitude)) - Math.sin(phi) * Math.sin(delta)) /
          (Math.cos(phi) * Math.cos(delta)),
      ),
    )
  const asharAltitude = deg(Math.atan(1 / (1 + Math.tan(Math.abs(phi - delta)))))
  const subuh = Math.ceil(noon - until(-20)) + 2
  const terbit = Math.floor(noon - until(HORIZON)) - 2
  return {
    imsak: clockTime(subuh - 10),
    subuh: clockTime(subuh),
    terbit: clockTime(terbit),
    dhuha: clockTime(terbit + 29),
    dzuhur: clockTime(Math.ceil(noon) + 3),
    ashar: clockTime(Math.ceil(noon + until(asharAltitude)) + 2),
    maghrib: clockTime(Math.ceil(noon + until(HORIZON)) + 2),
    isya: clockTime(Math.ceil(noon + until(-18)) + 2),
  }
}
