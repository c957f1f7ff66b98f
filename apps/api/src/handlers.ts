import { accountHandlers, identityHandlers, recoveryHandlers, sessionHandlers } from '@mapa/server-accounts';
import { answerHandlers, mapHandlers, notebookHandlers } from '@mapa/server-study';
import { catalogueHandlers } from '@mapa/server-catalogue';
import { communityHandlers } from '@mapa/server-community';
import { deskHandlers } from '@mapa/server-desk';
import { editalHandlers } from '@mapa/server-edital';
import type { Handlers } from '@mapa/server-platform';
import { ownDataHandlers } from '@mapa/server-own-data';
import { paymentHandlers, planHandlers } from '@mapa/server-plans';
import { planningHandlers } from '@mapa/server-planning';
import { performanceHandlers } from '@mapa/server-performance';
import { questionHandlers } from '@mapa/server-questions';
import { sittingHandlers } from '@mapa/server-sittings';
import { studyAidHandlers } from '@mapa/server-study-aids';

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
  ...sittingHandlers,
  ...planningHandlers,
  ...editalHandlers,
  ...ownDataHandlers,
  ...planHandlers,
  ...paymentHandlers,
  ...deskHandlers,
};
