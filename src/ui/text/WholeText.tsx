/** An hour with its zone, an area, a date, and a number with hyphens, such as that of a permit; each with what follows it. */
const WHOLE = /(\d\S* (?:WIB|m²)\S*|\d{1,2} [A-Z][a-z]+ \d{4}|\S+-\S*\d\S*)/

/**
 * A text in which no number is torn from its unit, nor at its hyphens, at a line's end: "20.30 WIB", "310 m²",
 * "AHU-0004010". What is wider than the whole line still breaks.
 */
export function WholeText({ text }: { text: string }) {
  return (
    <span>
      {text.split(WHOLE).map((part, index) => (
        // The parts between two that stay whole are every second one.
        <span key={index} className={index % 2 === 1 ? 'jm-whole' : undefined}>
          {part}
        </span>
      ))}
    </span>
  )
}
