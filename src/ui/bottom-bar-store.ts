import type { ComponentType } from 'react'
import { createStore } from '@/lib/store'

/**
 * What a feature has put at the bottom of every page, in place of the one before: a player's bar, say. Kept outside
 * React, so that the feature can say so from a page of its own and the frame need not know the feature.
 */
export const bottomBarStore = createStore<ComponentType | null>(null)
