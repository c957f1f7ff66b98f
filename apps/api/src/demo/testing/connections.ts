/** The demo is loaded by many statements at once: in two thirds of the time that four connections take. */
export const DEMO_CONNECTIONS = 12;
