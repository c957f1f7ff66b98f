/** `npm run import -- FILE… [--prova "…" …]`: reads question files into the database of this DATA_DIR. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('import');
