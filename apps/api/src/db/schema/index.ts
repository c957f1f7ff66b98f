export * from './catalogue';
export * from './community';
export * from './maps';
export * from './notebooks';
export * from './plans';
export * from './questions';
export * from './students';
export * from './system';
