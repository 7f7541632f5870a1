const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const

const isEntity = (sign: string): sign is keyof typeof entities => Object.hasOwn(entities, sign)

/** A text as HTML that shows it, between tags and in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => (isEntity(sign) ? entities[sign] : sign))

/** A value as JSON that can't end the script element that contains it. */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c')
