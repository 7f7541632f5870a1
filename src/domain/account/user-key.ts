/** Where the cache holds the user. A file of its own: the app's entry needs the key, not how a user is read. */
export const USER_KEY = ['post', '/user/get_user'] as const
