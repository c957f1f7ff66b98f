export { InstallCard, UseCounter } from './install/install-card';
export { holdInstallPrompt } from './install/install-offer';
export { OfflinePack, type OfflinePackProps } from './packs/offline-pack';
export { PacksProvider } from './packs/packs-context';
export { startServiceWorker } from './updates/start-service-worker';
export { UpdateNotice, announceUpdate } from './updates/update-notice';
