/**
 * Notes what somebody does on a prerendered page before its scripts are there: a tap on a button, words in a field.
 * A form would else be sent by the browser, to a static host that has no use for it. `src/app/early-input.ts` takes
 * the notes and carries them out. `200.html` has nothing to tap.
 */
export const earlyInputCode = `
if(!data.isNeutral){
var taps=[],typed=[],on={click:function(e){var b=e.target.closest('button');if(b)taps.push(b)},input:function(e){typed.push(e.target)},submit:function(e){e.preventDefault()}},name;
for(name in on)addEventListener(name,on[name],true);
window.__earlyInput={taps:taps,typed:typed,stop:function(){for(name in on)removeEventListener(name,on[name],true)}}
}`
