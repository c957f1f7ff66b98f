import { nodeRefusal } from './node-version';

async function run(): Promise<void> {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal) throw new Error(refusal);
  // Imported only now: on an older Node the commands' modules do not even load.
  const { runCommand } = await import('./commands');
  // The build's entries are in one folder, including this file.
  const code = await runCommand(process.argv.slice(2), { pdfReader: new URL('./pdf-reader.mjs', import.meta.url) });
  if (code !== undefined) process.exit(code);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
