import type { Fields } from '../http/client'
import { changed } from './donation/donation-form'
import type { Visit } from './visit'

/**
 * Checks that a form which lacks a field is refused for that (400), and not because its number is taken (409): a backend
 * that looks the number up first tells who has an account even to a form that could never succeed.
 * @param form a whole one, with a number that has an account
 */
export async function malformedBeforeTaken(
  { run }: Visit,
  name: string,
  form: Fields,
  field: string,
): Promise<void> {
  const expectation = { status: [400, 422], as: 'malformed', input: field } as const
  await run.ask(name, { form: changed(form, field, null) }, expectation)
}
