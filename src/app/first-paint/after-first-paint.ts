/** The element that holds what waits. */
export const TEMPLATE_ID = 'aplikasi'

/**
 * What is asked for once the prerendered page is on the screen: the app's scripts. Beside the HTML they would share a
 * slow line with it, and what one can read already would come later (`npm run bench`: Home's largest paint by more than
 * a second). `inline/after-first-paint.ts` moves it into the `<head>`.
 * @param tags the scripts' preloads, the entry script and what else waits
 * @param last links that can wait for the entry script as well
 */
export function afterFirstPaint(tags: readonly string[], last: readonly string[]): string {
  const marked = last.map((link) => link.replace('<link', '<link data-last'))
  return `<template id="${TEMPLATE_ID}">${tags.join('')}${marked.join('')}</template>`
}
