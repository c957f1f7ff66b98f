import { startProviders } from './start.ts';

// For the browser journeys: run by Node itself, says its settings in one line, ends when told.
const { settings } = await startProviders({ port: Number(process.argv[2] ?? 0) });
process.stdout.write(`${JSON.stringify(settings)}\n`);
