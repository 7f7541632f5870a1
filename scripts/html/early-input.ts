/**
 * Notes what somebody does on a prerendered page before its scripts are there: a tap on a button, words in a field.
 * For a button that counts its taps the rule is that of `useTaps` (src/features/dzikir). A form would else be sent by the
 * browser, to a static host that has no use for it. `src/app/early-input.ts` takes the notes and carries them out.
 * `200.html` has nothing to tap.
 */
export const earlyInputCode = `
if(!data.isNeutral){
var taps=[],typed=[],last,on={pointerup:function(e){var b=e.target;if(b.dataset.tap&&e.pointerType=='touch'&&b==document.elementFromPoint(e.x,e.y)){taps.push(b);last=e.timeStamp}},click:function(e){var b=e.target.closest('button');if(b&&!(b.dataset.tap&&e.detail&&e.timeStamp-last<1e3))taps.push(b)},input:function(e){typed.push(e.target)},submit:function(e){e.preventDefault()}},name;
for(name in on)addEventListener(name,on[name],true);
window.__earlyInput={taps:taps,typed:typed,stop:function(){for(name in on)removeEventListener(name,on[name],true)}}
}`
