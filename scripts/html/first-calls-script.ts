import type { PageFirstCall } from '../../src/app/first-calls-of'

/** What a page with parameters in its address needs first. The calls have `%3Aname` in place of a parameter's value. */
export interface RouteHints {
  /** A regular expression's source, with a named group for each parameter. */
  pattern: string
  /** Names of files in `assets/`, as are the styles: 500 in all, in a page that a phone waits for. */
  scripts: string[]
  styles: string[]
  firstCalls: PageFirstCall[]
}

/**
 * `start` makes the calls and lets each be aborted (a slow one is sent again). Each body is parsed as soon as it is
 * there, once: the app gets the same value, since a phone takes 100 ms for 10,000 rows. `askPictures` reads the first
 * rows of the answer: their flyers fill their skeletons a second before the scripts bring the rest. `shown` has a promise
 * for each, resolved once it has loaded. A picture without a `look` is asked for, but only the app may show it: a QR code
 * must not be seen before its donation is known to be unpaid.
 *
 * A page's own HTML starts the page's own calls; with a query in the address they would be others. `200.html`, which is
 * served at every address with a parameter, looks up which page it is, starts its first calls and fetches its scripts
 * beside the entry's, instead of one after the other: `later` are their links.
 */
export const firstCallsCode = `
window.__firstCalls={};
const later=[],shown=[];
const element=(attributes)=>Object.assign(document.createElement("link"),attributes);
const askPictures=({url,field,count,look},{data})=>[data].flat().slice(0,count).forEach((row,index)=>{
const file=row?.[field];
if(!file)return;
const href=look?url.replace("*",()=>encodeURIComponent(file)):new URL(file,url).href;
if(!/^https?:/.test(href))return;
const picture=element({rel:"preload",as:"image",fetchPriority:"high",href});
if(look)shown.push(new Promise(done=>{picture.onload=picture.onerror=done}));
document.head.append(picture);
if(!look)return;
const skeleton=document.querySelectorAll("[data-flyer]")[index];
if(skeleton){skeleton.dataset.flyer=look;skeleton.style.background='center/cover url("'+href+'")'}
});
const start=calls=>{
for(const {key,url,headers,credentials,pictures} of calls){
const control=new AbortController;
const answer=__firstCalls[key]=fetch(url,{headers,credentials,signal:control.signal}).then(response=>{
const text=response.text(),json=text.then(JSON.parse);
json.then(body=>{if(pictures)askPictures(pictures,body)}).catch(()=>{});
return Object.assign(response,{text:()=>text,json:()=>json})
});
answer.abort=reason=>control.abort(reason);
answer.catch(()=>{})
}
};
const startOwn=()=>{if(!location.search)start(data.calls)};
for(const {pattern,styles,scripts,firstCalls} of data.routes||[]){
const match=RegExp(pattern).exec(location.pathname);
if(!match)continue;
for(const file of styles)later.push(element({rel:"preload",as:"style",crossOrigin:"",href:"/assets/"+file}));
for(const file of scripts)later.push(element({rel:"preload",as:"script",crossOrigin:"",fetchPriority:"low",href:"/assets/"+file}));
start(JSON.parse(JSON.stringify(firstCalls).replace(/%3A(\\w+)/g,(_,name)=>match.groups[name])));
break
}
if(data.calls&&!data.wait)startOwn();`
