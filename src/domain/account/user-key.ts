/**
 * Where the cache holds the user. A separate file: the app's entry needs the key, but not the code that reads a user.
 */
export const USER_KEY = ['post', '/user/get_user'] as const
