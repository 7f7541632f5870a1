/** Whether an address has a user name or a password. `https://bank.id@evil.example` looks like another host with it. */
export const hasCredentials = ({ username, password }: URL): boolean =>
  username !== '' || password !== ''
