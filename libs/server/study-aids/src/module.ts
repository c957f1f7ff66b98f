import type { ServerModule } from '@mapa/server-platform';
import { AID } from './errors/error-messages';
import { studyAidHandlers } from './handlers';

/** Notes, marks, hidden questions, review. */
export const studyAidsModule = {
  handlers: studyAidHandlers,
  errors: { 'Notes, marks, hidden questions, review': AID },
  refusalExamples: {
    calls: [
      [/^DELETE .*\/hidden/, AID.notHidden],
      [/^DELETE .*\/note/, AID.noNote],
    ],
  },
} as const satisfies ServerModule;
