/** An endpoint in a file of resources: its name, and the call or the constant that holds it. */
const ENDPOINT = /\b(\w+): (?:queryCall|mutationCall|boundMutationCall)\(\s*build,\s*('[^']+'|[A-Z_]+)/g;
/** An endpoint that makes its call without the usual builders, and the call named in its file. */
const OWN_ENDPOINT = /\b(\w+): build\.(?:query|mutation)</g;
const RECORDED = /^recordCall\((\w+)\);/m;

const constants = (text) =>
  new Map([...text.matchAll(/^const (\w+) = '([^']+)'/gm)].map(([, name, call]) => [name, call]));
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** How a screen makes an endpoint's call: by its hook, or by dispatching it. */
const waysToAsk = (name) => [
  new RegExp(`\\buse(?:Lazy)?${capital(name)}(?:Query|Mutation)\\(`),
  new RegExp(`endpoints\\.${name}\\.initiate\\(`),
  new RegExp(`\\{[^{}]*\\b${name}\\b[^{}]*\\} = \\w+\\.endpoints`),
];

/** @returns {[call: string, ways: RegExp[]][]} how each call of a file of resources is made */
function waysOf(text) {
  const named = constants(text);
  const recorded = named.get(RECORDED.exec(text)?.[1]);
  const callOf = (written) => (written.startsWith("'") ? written.slice(1, -1) : named.get(written));
  return [
    ...[...text.matchAll(ENDPOINT)].map(([, name, written]) => [callOf(written), waysToAsk(name)]),
    ...[...text.matchAll(OWN_ENDPOINT)].map(([, name]) => [recorded, waysToAsk(name)]),
  ];
}

/**
 * The calls that no screen makes: those whose endpoint no source names.
 * @param {string[]} calls
 * @param {string[]} resources texts of the files in libs/api-client/src/resources
 * @param {string[]} sources texts of the screens and of what they are composed of
 * @returns {string[]}
 */
export function unusedCalls(calls, resources, sources) {
  const made = new Set(
    resources
      .flatMap(waysOf)
      .filter(([, ways]) => ways.some((way) => sources.some((text) => way.test(text))))
      .map(([call]) => call),
  );
  return calls.filter((call) => !made.has(call));
}
