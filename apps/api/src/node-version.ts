/** What the API is made of needs it: `node:sqlite` without a flag, and packages of ours. */
const AT_LEAST = [22, 13] as const;

/**
 * Why this Node is not to be used, or null.
 * @param version such as "20.12.0"
 */
export function nodeRefusal(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least, leastMinor] = AT_LEAST;
  if (major > least || (major === least && minor >= leastMinor)) return null;
  return `this is Node ${version}, and the API needs ${least}.${leastMinor} or newer; npm start brings one along`;
}
