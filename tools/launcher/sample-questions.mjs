/** `npm run sample-questions -- Q12 Q31 …`: which questions are answered without an account, in the database of this DATA_DIR. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('sample-questions');
