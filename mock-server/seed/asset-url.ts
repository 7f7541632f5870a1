/** Where the stand-in serves pictures unless its port is overridden; absolute, as the real backend's are. */
export const DEFAULT_ASSET_URL = 'http://localhost:4010/assets'
