import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'

/**
 * What a feature has put at the bottom of every page, for example a player's bar; it replaces the one before. Kept
 * outside React, so that a feature can set it from its own page and the frame need not know the feature.
 */
export const bottomBarStore = createStore<ComponentType | null>(() => null)
