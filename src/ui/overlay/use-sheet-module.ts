import { useEffect, useEffectEvent } from 'react'
import { showError } from '@/ui/show-error'
import { useLazyModule } from '@/ui/use-lazy-module'

/**
 * The module of a sheet, fetched when it is first opened. If that fails, a toast says so and the sheet closes; opening
 * it again tries again.
 * @param load as for {@link useLazyModule}
 * @returns null until the module is there
 */
export function useSheetModule<T extends object>(
  load: () => Promise<T>,
  opened: boolean,
  onClose: () => void,
): T | null {
  const { module, error, retry } = useLazyModule(load, opened)
  const settle = useEffectEvent(() => {
    if (!opened) retry()
    else {
      showError(error)
      onClose()
    }
  })
  useEffect(() => {
    if (error !== null) settle()
  }, [error, opened])
  return module
}
