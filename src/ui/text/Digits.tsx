import classes from './Digits.module.css'

/**
 * A number that people compare, type and read out. Only the style separates its groups, for eyes and for screen readers:
 * the text, and what a user selects and copies, is the number itself. No browser translates it.
 */
export function Digits({ groups }: { groups: readonly string[] }) {
  return (
    <span className={classes.digits} translate="no">
      {groups.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </span>
  )
}
