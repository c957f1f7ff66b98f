/** `npm run sample-questions -- Q12 Q31 …`: sets the questions that can be answered without an account, in the database of this DATA_DIR. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('sample-questions');
