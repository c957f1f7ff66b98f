import type { ServerModule } from '@mapa/server-platform';
import { createCalibrationJob } from './calibration/job';
import { CALIBRATION_QUEUES } from './calibration/queues';
import { performanceHandlers } from './handlers';

/** A student's results, overall and in one paper, and the nightly calibration. */
export const performanceModule = {
  handlers: performanceHandlers,
  queues: CALIBRATION_QUEUES,
  decorate: (app, { queue, signal }) => {
    app.decorate('calibration', createCalibrationJob({ queue, log: app.log, signal }));
  },
  work: (app, program) => app.calibration.start(program),
} as const satisfies ServerModule;
