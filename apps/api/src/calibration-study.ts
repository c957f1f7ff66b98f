/** Entry of the process that measures scores and calibrations for `npm run bench -- --so calibracao` (docs/science.md). */
import { studyCalibration } from '@mapa/server-performance';

for (const row of studyCalibration(Number(process.argv[2]))) process.stdout.write(`${JSON.stringify(row)}\n`);
