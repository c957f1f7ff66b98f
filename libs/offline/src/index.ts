export { InstallCard, UseCounter } from './install/install-card';
export { holdInstallPrompt } from './install/install-offer';
export { startServiceWorker } from './updates/start-service-worker';
export { UpdateNotice, tellUpdate } from './updates/update-notice';
