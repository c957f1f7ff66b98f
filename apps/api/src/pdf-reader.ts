/** Entry of the process that reads one PDF paper, apart from the importer, and ends (docs/import.md). */
import { serveReader } from '@mapa/server-pdf';

serveReader();
