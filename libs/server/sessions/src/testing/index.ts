export { enter, type Entered } from './enter';
export { createModuleApp, type ModuleApp, type ModuleAppOptions } from './module-app';
