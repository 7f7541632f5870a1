import { amber, ink, white } from '../../src/ui/tokens.ts'
import { appearanceScript } from './appearance-script.ts'

/**
 * A script in every page's HTML, since nothing else is there when the app's own code doesn't come: a broken or
 * half-updated cache must never leave a white page.
 *
 * `__reloadOnce()` deletes the build's caches and the service worker and loads the page anew from the network, once a
 * minute at most and never offline; it keeps the recitations. It returns whether it does so. `__reloadOnce(true)` tries
 * a plain reload before that, for a page's own part that didn't come. `__entryFailed()` is the entry script's
 * `onerror`: where the reload was tried already, it shows a message.
 */
export const reloadOnceScript = `<script>
${appearanceScript}
window.__reloadOnce=function(gently){
var go=function(){location.reload()},w=navigator.serviceWorker,once=function(k){if(Date.now()-(+sessionStorage.getItem(k)||0)<6e4)return false;sessionStorage.setItem(k,Date.now());return true};
try{if(!navigator.onLine)return false;if(gently&&once('jm-reload')){go();return true}if(!once('jm-rescue'))return false}catch(e){return false}
Promise.all([self.caches&&caches.keys().then(function(k){return Promise.all(k.map(function(n){return /^(workbox|jm-berkas)/.test(n)&&caches.delete(n)}))}),w&&w.getRegistrations().then(function(r){return Promise.all(r.map(function(x){return x.unregister()}))})]).then(go,go);
return true};
window.__entryFailed=function(){if(__reloadOnce())return;var p=document.createElement('p');p.setAttribute('role','alert');p.style.cssText='position:fixed;inset:auto 0 0;margin:0;padding:16px;background:${ink};color:${white};text-align:center;z-index:500';p.innerHTML='Halaman belum dapat dimuat sepenuhnya. <a href="" style="color:${amber[300]};font-weight:700">Muat ulang</a>';document.body.append(p)}
</script>`.replaceAll('\n', '')
