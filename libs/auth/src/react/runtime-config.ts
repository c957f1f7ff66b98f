import type { RuntimeConfig } from '@mapa/domain';
import { createContext, useContext } from 'react';

/** The settings that the page server wrote into the document's `#config`. */
export const readRuntimeConfig = () =>
  JSON.parse(document.getElementById('config')?.textContent ?? 'null') as RuntimeConfig;

const RuntimeConfigContext = createContext<RuntimeConfig | null>(null);
/** Provides the settings to the components beneath. */
export const RuntimeConfigProvider = RuntimeConfigContext.Provider;

/** The settings of this deployment, as the page server embedded them. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext);
  if (!config) throw new Error('useRuntimeConfig outside of RuntimeConfigProvider');
  return config;
}
