import { jsonInHtml } from '../../src/lib/escape-html.ts'
import type { PageFirstCall } from '../../src/app/first-calls-of'
import { addToTemplate } from './after-first-paint.ts'

/** What a page with parameters in its address needs first. The calls have `%3Aname` in place of a parameter's value. */
export interface RouteHints {
  /** A regular expression's source, with a named group for each parameter. */
  pattern: string
  scripts: string[]
  styles: string[]
  firstCalls: PageFirstCall[]
}

/**
 * `start` makes the calls and lets each be aborted (a slow one is sent again). Each body is parsed as soon as it is
 * there, once: the app gets the same value, since a phone takes 100 ms for 10,000 rows. `showFlyers` reads the first
 * rows of the answer: their flyers fill their skeletons a second before the scripts bring the rest.
 */
const start = `window.__firstCalls={};
const element=(attributes)=>Object.assign(document.createElement("link"),attributes);
const link=(attributes)=>document.head.append(element(attributes));
const showFlyers=({url,field,count,look},{data})=>[data].flat().slice(0,count).forEach((row,index)=>{
  const file=row?.[field];
  if(!file)return;
  const href=url.replace("*",()=>encodeURIComponent(file));
  link({rel:"preload",as:"image",fetchPriority:"high",href});
  const skeleton=document.querySelectorAll("[data-flyer]")[index];
  if(skeleton){skeleton.dataset.flyer=look;skeleton.style.background='center/cover url("'+href+'")'}
});
const start=calls=>{
  for(const {key,url,headers,credentials,flyers} of calls){
    const control=new AbortController;
    const answer=__firstCalls[key]=fetch(url,{headers,credentials,signal:control.signal}).then(response=>{
      const text=response.text(),json=text.then(JSON.parse);
      json.then(body=>{if(flyers)showFlyers(flyers,body)}).catch(()=>{});
      return Object.assign(response,{text:()=>text,json:()=>json})
    });
    answer.abort=reason=>control.abort(reason);
    answer.catch(()=>{})
  }
};`

/** Starts a page's first calls from its own HTML; with a query in the address they would be others. */
export function firstCallsScript(calls: readonly PageFirstCall[]): string {
  return `<script>${start}if(!location.search)start(${jsonInHtml(calls)})</script>`
}

/**
 * The same for `200.html`, which is served at every address with a parameter: looks up which page it is, starts its first
 * calls and fetches its scripts beside the entry's, instead of one after the other.
 */
export function neutralFrameScript(routes: readonly RouteHints[]): string {
  return `<script>${start}
for(const {pattern,styles,scripts,firstCalls} of ${jsonInHtml(routes)}){
  const match=RegExp(pattern).exec(location.pathname);
  if(!match)continue;
  for(const file of styles)${addToTemplate('element({rel:"preload",as:"style",crossOrigin:"",href:"/"+file})')};
  for(const file of scripts)${addToTemplate('element({rel:"preload",as:"script",crossOrigin:"",fetchPriority:"low",href:"/"+file})')};
  start(JSON.parse(JSON.stringify(firstCalls).replace(/%3A(\\w+)/g,(_,name)=>match.groups[name])));
  break
}</script>`
}
