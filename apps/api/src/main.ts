import { nodeRefusal } from './node-version';

async function run(): Promise<void> {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal) throw new Error(refusal);
  // Loaded only now: on an older Node what the commands are made of does not even load.
  const { runCommand } = await import('./commands');
  // Entries of the build lie in one folder, and this file is one of them.
  const code = await runCommand(process.argv.slice(2), { pdfReader: new URL('./pdf-reader.mjs', import.meta.url) });
  if (code !== undefined) process.exit(code);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
