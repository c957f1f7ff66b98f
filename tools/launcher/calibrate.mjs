/** `npm run calibrate`: item parameters from the answers in the database of this DATA_DIR, where they are due. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('calibrate');
