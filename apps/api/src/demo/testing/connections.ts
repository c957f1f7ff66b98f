/** More than a test's usual number: the demo is loaded by many statements at once. */
export const DEMO_CONNECTIONS = 12;
