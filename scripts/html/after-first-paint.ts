const TEMPLATE_ID = 'jm-app'

/**
 * Asks for the app's scripts once the prerendered page is on the screen. Beside the HTML they would share a slow
 * line with it, and what one can read already would come later (`npm run bench`: Home's largest paint by more than a
 * second). A page that nobody sees is never painted: there they come at once, and so they do after a second at the
 * latest.
 * @param tags the scripts' preloads, the entry script and what else waits, inside a `<template>`
 * @param last links that can wait for the entry script as well
 */
export function afterFirstPaint(tags: readonly string[], last: readonly string[]): string {
  const marked = last.map((link) => link.replace('<link', '<link data-last'))
  return `<template id="${TEMPLATE_ID}">${tags.join('')}${marked.join('')}</template>
<script>(function(t){
var o,go=function(){if(!t)return;var c=document.importNode(t.content,true);t=null;if(o)o.disconnect();
var l=c.querySelectorAll('[data-last]');l.forEach(function(n){n.remove()});
c.querySelector('script[src]').addEventListener('load',function(){document.head.append.apply(document.head,l)});
document.head.append(c)};
if(document.hidden)return go();
addEventListener('visibilitychange',go);
try{o=new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)go()});o.observe({type:'paint',buffered:true})}catch(e){go()}
setTimeout(go,1000)
})(document.getElementById('${TEMPLATE_ID}'))</script>`.replaceAll('\n', '')
}

/** A line of script that gives the template a link more, before the page is painted. */
export const addToTemplate = (link: string) =>
  `document.getElementById("${TEMPLATE_ID}").content.append(${link})`
