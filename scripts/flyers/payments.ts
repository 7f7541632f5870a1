/** A neutral wordmark: the channel's name on a rounded tile. Real logos are their owners'. */
function wordmark(name: string, background: string, color: string, small?: string): string {
  const size = name.length > 7 ? 24 : name.length > 5 ? 29 : 34
  const y = small === undefined ? 45 : 38
  return `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="72" viewBox="0 0 144 72" role="img" aria-label="${small === undefined ? name : `${name} ${small}`}"><rect width="144" height="72" rx="14" fill="${background}"/><rect x="1" y="1" width="142" height="70" rx="13" fill="none" stroke="${color}" stroke-opacity="0.18" stroke-width="2"/><text x="72" y="${y}" text-anchor="middle" font-family="'Plus Jakarta Sans','DejaVu Sans',Arial,sans-serif" font-weight="800" font-size="${size}" fill="${color}" textLength="${Math.min(116, Math.round(name.length * size * 0.66))}" lengthAdjust="spacingAndGlyphs">${name}</text>${small === undefined ? '' : `<text x="72" y="57" text-anchor="middle" font-family="'Plus Jakarta Sans','DejaVu Sans',Arial,sans-serif" font-weight="700" font-size="12" letter-spacing="0.6" fill="${color}" opacity="0.85">${small}</text>`}</svg>\n`
}

/** By payment code; see mock-server/seed/payment-methods.ts. */
export const paymentLogos: Readonly<Record<string, string>> = {
  QRIS: wordmark('QRIS', '#ffffff', '#1f2a37'),
  GOPAY: wordmark('GoPay', '#e4f5fb', '#0b6079'),
  OVO: wordmark('OVO', '#efe8fa', '#4b2d86'),
  DANA: wordmark('DANA', '#e5effc', '#1a4f94'),
  SHOPEEPAY: wordmark('ShopeePay', '#fdebe4', '#9c3413'),
  LINKAJA: wordmark('LinkAja', '#fde8e8', '#9b1c1c'),
  BSI: wordmark('BSI', '#e2f6ef', '#07513f'),
  MANDIRI: wordmark('Mandiri', '#e7eef9', '#173f7a'),
  BCA: wordmark('BCA', '#e6f0fb', '#0f4c8a'),
  MUAMALAT: wordmark('Muamalat', '#efe8f7', '#533079'),
  BSIVA: wordmark('BSI', '#e2f6ef', '#07513f', 'Virtual Account'),
  BNIVA: wordmark('BNI', '#fdf0e3', '#8a4708', 'Virtual Account'),
  BRIVA: wordmark('BRI', '#e6f0fb', '#0f4c8a', 'Virtual Account'),
  MANDIRIVA: wordmark('Mandiri', '#e7eef9', '#173f7a', 'Virtual Account'),
}
