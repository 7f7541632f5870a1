/** When the organisation answers, line by line. */
export const serviceHours = ['Senin–Sabtu 08.00–15.00 WIB', 'Minggu tutup'] as const
