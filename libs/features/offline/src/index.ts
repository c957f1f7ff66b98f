export { InstallCard, UseCounter } from './install/install-card';
export { holdInstallPrompt } from './install/install-offer';
export { DevicePacks } from './packs/late-device-packs';
export { LeftPacks } from './packs/left-packs';
export { OfflinePack, type OfflinePackProps } from './packs/offline-pack';
export { PackFollower } from './packs/pack-follower';
export { PacksProvider } from './packs/packs-context';
export { startServiceWorker } from './updates/start-service-worker';
export { UpdateNotice, announceUpdate } from './updates/update-notice';
