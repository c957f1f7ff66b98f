export * from './catalogue';
export * from './maps';
export * from './questions';
export * from './students';
export * from './system';
