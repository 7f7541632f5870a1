import classes from './Uncopied.module.css'

/** Selects a text as soon as it is there. */
const select = (element: HTMLElement | null) => {
  if (element) window.getSelection()?.selectAllChildren(element)
}

/** A text that could not be copied, selected: the phone's own menu can copy it. */
export function Uncopied({ value }: { value: string }) {
  return (
    <span ref={select} className={classes.value} translate="no">
      {value}
    </span>
  )
}
