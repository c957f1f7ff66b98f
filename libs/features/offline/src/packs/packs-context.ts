import type { Packs } from '@mapa/api-client';
import { createContext, useContext } from 'react';

const PacksContext = createContext<Packs | null>(null);
/** Provides the packs of this device to screens. */
export const PacksProvider = PacksContext.Provider;

/** The packs of this device; null where the application has none. */
export const usePacks = (): Packs | null => useContext(PacksContext);
