/** `npm run calibrate`: estimates due item parameters from the answers in the database of this DATA_DIR. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('calibrate');
