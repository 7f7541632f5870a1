const TEMPLATE_ID = 'jm-app'

/** How long the scripts wait for flyers that are loading, in milliseconds. On a slow line flyers need seconds. */
const PICTURE_MS = 100

/**
 * What is asked for once the prerendered page is on the screen: the app's scripts. Beside the HTML they would share a
 * slow line with it, and what one can read already would come later (`npm run bench`: Home's largest paint by more than
 * a second). The inline script (`inline-script.ts`) moves it into the `<head>`.
 * @param tags the scripts' preloads, the entry script and what else waits
 * @param last links that can wait for the entry script as well
 */
export function afterFirstPaint(tags: readonly string[], last: readonly string[]): string {
  const marked = last.map((link) => link.replace('<link', '<link data-last'))
  return `<template id="${TEMPLATE_ID}">${tags.join('')}${marked.join('')}</template>`
}

/**
 * Moves the template's content, and the links of `later`, into the page. A page that nobody sees is never painted: there
 * this happens at once, and it does after a second at the latest, but never before the template was read. Flyers that
 * are already loading are shown first, since evaluating the scripts would delay them (/masjid's largest paint was at 1.9 s
 * in some runs of `npm run bench`, and at 3.2 s in others).
 */
export const afterFirstPaintCode = `
var o,done,go=function(){
if(done)return;
var t=document.getElementById('${TEMPLATE_ID}');
if(!t)return addEventListener('DOMContentLoaded',go);
done=true;if(o)o.disconnect();
var c=document.importNode(t.content,true),l=c.querySelectorAll('[data-last]'),s=c.querySelector('script[src]');
l.forEach(function(n){n.remove()});
s.addEventListener('load',function(){document.head.append.apply(document.head,l)});
s.addEventListener('error',entryFailed);
c.append.apply(c,later);
if(data.wait)startOwn();
document.head.append(c)};
function afterPictures(){
if(!shown.length)return go();
Promise.all(shown).then(function(){requestAnimationFrame(function(){requestAnimationFrame(go)})});
setTimeout(go,${PICTURE_MS})}
if(document.hidden)go();
addEventListener('visibilitychange',go);
try{o=new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)afterPictures()});o.observe({type:'paint',buffered:true})}catch(e){go()}
setTimeout(go,1000);`
