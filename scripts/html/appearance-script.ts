/**
 * Shows the chosen text size and the wish for less motion before the first paint, which would shift otherwise. A part of
 * the HTML's first script; src/lib/appearance.ts does the same once the app runs.
 */
export const appearanceScript =
  "try{var s=JSON.parse(localStorage.getItem('jm-tampilan')),h=document.documentElement;if(/^1[123]0$/.test(s.teks))h.style.fontSize=s.teks+'%';if(s.tenang===true)h.setAttribute('data-tenang','')}catch(e){}"
