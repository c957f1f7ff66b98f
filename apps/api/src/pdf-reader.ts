/** Entry of the process that reads one paper in PDF, apart from the importer, and ends (docs/import.md). */
import { serveReader } from '@mapa/server-pdf';

serveReader();
