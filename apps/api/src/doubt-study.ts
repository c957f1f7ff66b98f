/** Entry of the process that measures the checks of one paper for `npm run bench -- --so duvidas` (docs/import.md). */
import { serveDoubtStudy } from '@mapa/server-pdf';

serveDoubtStudy();
