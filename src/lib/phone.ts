/**
 * The number as the backend stores it: digits without the country code or trunk zero, `"+62 812-3456"` → `"8123456"`.
 *
 * Prefixes are dropped until none is left, because people type "+62 0812…" into a field that shows +62 already. No
 * Indonesian mobile number begins with 0 or 62 after its prefix.
 */
export function normalisePhone(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^(?:0|62)+/, '')
}

/**
 * The number in the groups in which people say a mobile one: `"081234567890"` → `["+62 ", "812", "3456", "7890"]`. A
 * landline's area code has no fixed length, so it stays whole. The space belongs to the text, also when it is copied.
 * Empty when there is no number.
 */
export function phoneGroups(phone: string): string[] {
  const number = normalisePhone(phone)
  if (number === '') return []
  const [, ...groups] = /^(8\d\d)(\d{4})(\d+)$/.exec(number) ?? []
  return ['+62 ', ...(groups.length > 0 ? groups : [number])]
}

/** `"081234567890"` → `"+62 81234567890"`, for messages; a screen shows the same in groups by `PhoneNumber`. */
export const displayPhone = (phone: string): string => phoneGroups(phone).join('')

/**
 * A WhatsApp chat link, with a message already typed if `text` is given: `https://wa.me/62…?text=…`. Without a number
 * WhatsApp lets the user choose the chat.
 */
export function waLink(phone: string, text?: string): string {
  const number = normalisePhone(phone)
  const chat = `https://wa.me/${number === '' ? '' : `62${number}`}`
  if (!text) return chat
  // URLSearchParams, since encodeURIComponent throws on half an emoji; %20, since WhatsApp would show a "+".
  return `${chat}?${new URLSearchParams({ text }).toString().replace(/\+/g, '%20')}`
}

/** `"081234567890"` → `"+62 81********0"`; empty when there is no number. */
export function displayMaskedPhone(phone: string): string {
  const number = normalisePhone(phone)
  return number === '' ? '' : `+62 ${maskPhone(number)}`
}

/**
 * First two characters, stars, last character; a text shorter than four stays as it is. One star for each hidden
 * character, so that donors recognise the length of their own number.
 */
export function maskPhone(phone: string): string {
  if (phone.length < 4) return phone
  return phone.slice(0, 2) + '*'.repeat(phone.length - 3) + phone.slice(-1)
}
