/** The message of an empty required field. */
export const REQUIRED = 'Mohon diisi terlebih dahulu'
