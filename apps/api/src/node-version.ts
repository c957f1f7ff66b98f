/** The API requires it: `node:sqlite` without a flag, and some of our packages. */
const AT_LEAST = [22, 13] as const;

/**
 * Why this version of Node cannot be used, or null.
 * @param version such as "20.12.0"
 */
export function nodeRefusal(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least, leastMinor] = AT_LEAST;
  if (major > least || (major === least && minor >= leastMinor)) return null;
  return `this is Node ${version}, and the API needs ${least}.${leastMinor} or newer; npm start brings one along`;
}
