const longDate = /* @__PURE__ */ new Intl.DateTimeFormat('id-ID', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** `"2026-11-21"` → `"Sabtu, 21 November 2026"`. */
export function dayText(date: string): string {
  return longDate.format(new Date(date))
}
