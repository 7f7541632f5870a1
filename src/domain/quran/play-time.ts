/** A number of seconds as `3:07` or `1:02:05`. */
export function formatPlayTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The same for screen readers: `1 jam 2 menit 5 detik`. */
export function spokenPlayTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [
    [Math.floor(whole / 3600), 'jam'],
    [Math.floor(whole / 60) % 60, 'menit'],
    [whole % 60, 'detik'],
  ] as const
  const said = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value} ${unit}`)
  return said.join(' ') || '0 detik'
}
