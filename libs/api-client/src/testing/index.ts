export type { FakeCalls, SeenCall } from './fake-calls';
export { fileOf, offline, refuse } from './refusal';
export { createTestStore, renderWithProviders, type TestSetting, type TestTree } from './render-with-providers';
export * from './samples';
