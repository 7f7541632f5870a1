/** What is said of a donation that is paid or can't be paid any more, on the page and to screen readers. */
export const PAID = 'Pembayaran Diterima'
export const THANKS = 'Alhamdulillah, donasi Anda diterima'
export const TOO_LATE = 'Batas waktu pembayaran sudah lewat'
export const FAILED = 'Pembayaran tidak berhasil'
export const DO_NOT_PAY = 'Jangan membayar lagi ke nomor atau kode QR sebelumnya.'
