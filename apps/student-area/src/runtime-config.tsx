import { createContext, useContext } from 'react';

/** What the page server hands to the pages; it is read when the server starts, never built in. */
export interface RuntimeConfig {
  cookieDomain: string;
  gtmId: string;
  googleClientId: string;
  facebookAppId: string;
  helpCenterUrl: string;
  aboutUrl: string;
  instagramUrl: string;
  twitterUrl: string;
  facebookUrl: string;
}

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
