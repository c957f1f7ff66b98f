import { accountHandlers } from './account/handlers';
import { answerHandlers } from './answers/handlers';
import { catalogueHandlers } from './catalogue/handlers';
import { communityHandlers } from './community/handlers';
import type { Handlers } from '@mapa/server-platform';
import { identityHandlers } from './identity/handlers';
import { mapHandlers } from './maps/handlers';
import { notebookHandlers } from './notebooks/handlers';
import { ownDataHandlers } from './own-data/handlers';
import { paymentHandlers } from './payment/handlers';
import { performanceHandlers } from './performance/handlers';
import { questionHandlers } from './questions/handlers';
import { planHandlers } from './plans/handlers';
import { recoveryHandlers } from './recovery/handlers';
import { sessionHandlers } from './session/handlers';
import { studyAidHandlers } from './study-aids/handlers';

/** One handler for each call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...identityHandlers,
  ...recoveryHandlers,
  ...catalogueHandlers,
  ...questionHandlers,
  ...mapHandlers,
  ...answerHandlers,
  ...studyAidHandlers,
  ...communityHandlers,
  ...notebookHandlers,
  ...accountHandlers,
  ...performanceHandlers,
  ...ownDataHandlers,
  ...planHandlers,
  ...paymentHandlers,
};
