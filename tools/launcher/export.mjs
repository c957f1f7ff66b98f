/** `npm run export -- --prova "…" [--formato … --saida FILE]`: writes a paper of the database of this DATA_DIR into a file. */
import { runApiCommand } from './workspace/api-command.mjs';

await runApiCommand('export');
