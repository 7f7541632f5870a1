/**
 * Opens the phone's share sheet. Call it directly from a tap.
 * @returns false where there is none, or it failed; true where it was shown, also when the person has closed it
 */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator) || ('canShare' in navigator && !navigator.canShare(data)))
    return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
