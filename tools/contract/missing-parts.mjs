/**
 * The parts that each call of the contract still lacks, and parts without a contract: one sentence each, naming the place.
 * @param {{ calls: string[], handled: string[], endpoints: string[], specs: string[] }} found
 * @returns {string[]}
 */
export function missingParts({ calls, handled, endpoints, specs }) {
  const unlisted = [...new Set([...handled, ...endpoints])].filter((name) => !calls.includes(name));
  return [
    ...calls.flatMap((name) => [
      ...(handled.includes(name)
        ? []
        : [
            `${name}: no handler in the handlers.ts of its module (libs/server), or its module not in apps/api/src/modules.ts`,
          ]),
      ...(endpoints.includes(name) ? [] : [`${name}: no endpoint in libs/api-client/src/resources`]),
      ...(specs.some((text) => text.includes(name)) ? [] : [`${name}: no test of the API names it`]),
    ]),
    ...unlisted.map((name) => `${name}: no schema in libs/api-contract/src/calls`),
  ];
}
