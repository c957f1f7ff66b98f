import { nodeRefusal } from './node-version';

async function run(): Promise<void> {
  const refusal = nodeRefusal(process.versions.node);
  if (refusal) throw new Error(refusal);
  // Loaded only now: on an older Node what the commands are made of does not even load.
  const { runCommand } = await import('./commands');
  const code = await runCommand(process.argv.slice(2));
  if (code !== undefined) process.exit(code);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
