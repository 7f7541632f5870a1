/** Whether this device's share sheet takes such a file. */
function canShare(file: File): boolean {
  return 'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/**
 * Opens the device's share sheet, where a file can also be saved. Settles when the sheet is closed, which some devices
 * never tell: nothing on the screen may wait for it.
 * @returns false where there is none or it failed; closing it is a choice, not a failure
 */
export async function shareFile(file: File, title: string): Promise<boolean> {
  if (!canShare(file)) return false
  try {
    await navigator.share({ files: [file], title })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
