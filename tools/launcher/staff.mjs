/** `npm run staff -- grant EMAIL ROLE` or `-- list`: who of the accounts in the database of this DATA_DIR is staff. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('staff');
