import { startProviders } from './start.ts';

// For the browser journeys: run by Node itself, prints its settings on one line, ends on request.
const { settings } = await startProviders({ port: Number(process.argv[2] ?? 0) });
process.stdout.write(`${JSON.stringify(settings)}\n`);
