import { addToTemplate } from './after-paint'
import type { EarlyCall } from '../../src/api/early'

/** What a page whose address has parameters needs first. In the calls, `%3Aname` stands for what the address holds. */
export interface RouteHints {
  /** A regular expression's source, with a named group for each parameter. */
  pattern: string
  scripts: string[]
  styles: string[]
  early: EarlyCall[]
}

/**
 * `start` makes the calls, lets each be aborted (a slow one is sent again), and reads each answer's text only once for
 * all readers, since 10,000 rows are 5 MB. As soon as an answer names the page's first flyers, they replace the bones
 * made for them, a second before the scripts that bring the rest. They are searched in the text itself, since a phone
 * takes 100 ms to parse so much.
 */
const start = `window.__early={};
const element=(attributes)=>Object.assign(document.createElement("link"),attributes);
const link=(attributes)=>document.head.append(element(attributes));
const showFlyers=({url,count,look},text)=>[...text.slice(0,2e4).matchAll(/"flyer":\\s*(null|"(?:[^"\\\\]|\\\\.)*")/g)].slice(0,count).forEach(([,flyer],index)=>{
  const file=JSON.parse(flyer);
  if(!file)return;
  const href=url.replace("*",()=>encodeURIComponent(file));
  link({rel:"preload",as:"image",fetchPriority:"high",href});
  const bone=document.querySelectorAll("[data-flyer]")[index];
  if(bone){bone.dataset.flyer=look;bone.style.background='center/cover url("'+href+'")'}
});
const start=calls=>{
  for(const {key,url,headers,credentials,flyers} of calls){
    const control=new AbortController;
    const answer=__early[key]=fetch(url,{headers,credentials,signal:control.signal}).then(response=>{
      const text=response.text();
      text.then(flyers?text=>showFlyers(flyers,text):()=>{}).catch(()=>{});
      return Object.assign(response,{text:()=>text,json:()=>text.then(JSON.parse)})
    });
    answer.abort=reason=>control.abort(reason);
    answer.catch(()=>{})
  }
};`

/** JSON that can't end the script element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Starts a page's first calls from its own HTML; with a query in the address they would be others. */
export function earlyScript(calls: readonly EarlyCall[]): string {
  return `<script>${start}if(!location.search)start(${inScript(calls)})</script>`
}

/**
 * The same for `200.html`, which stands at every address with a parameter: looks up which page it is, starts its first
 * calls and fetches its scripts beside the entry's, instead of one after the other.
 */
export function neutralEarlyScript(routes: readonly RouteHints[]): string {
  return `<script>${start}
for(const {pattern,styles,scripts,early} of ${inScript(routes)}){
  const match=RegExp(pattern).exec(location.pathname);
  if(!match)continue;
  for(const file of styles)${addToTemplate('element({rel:"preload",as:"style",crossOrigin:"",href:"/"+file})')};
  for(const file of scripts)${addToTemplate('element({rel:"preload",as:"script",crossOrigin:"",fetchPriority:"low",href:"/"+file})')};
  start(JSON.parse(JSON.stringify(early).replace(/%3A(\\w+)/g,(_,name)=>match.groups[name])));
  break
}</script>`
}
