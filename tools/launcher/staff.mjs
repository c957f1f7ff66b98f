/** `npm run staff -- grant EMAIL ROLE` or `-- list`: the staff among the accounts in the database of this DATA_DIR. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('staff');
