import type { RuntimeConfig } from '@mapa/domain';
import { createContext, useContext } from 'react';

/** Reads what the page server wrote into the document. */
export const readConfig = () => JSON.parse(document.getElementById('config')?.textContent ?? 'null') as RuntimeConfig;

const RuntimeConfigContext = createContext<RuntimeConfig | null>(null);
export const RuntimeConfigProvider = RuntimeConfigContext.Provider;

/** The settings of this deployment. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext);
  if (!config) throw new Error('useRuntimeConfig outside of RuntimeConfigProvider');
  return config;
}
