// Health check of a container: `node probe.mjs ADDRESS` ends with 0 where the address answers 200 within two seconds.
const [, , address] = process.argv;
const status = await fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
  (response) => response.status,
  () => 0,
);
process.exit(status === 200 ? 0 : 1);
