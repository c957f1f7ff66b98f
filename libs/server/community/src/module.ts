import type { ServerModule } from '@mapa/server-platform';
import { COMMUNITY } from './errors/error-messages';
import { communityHandlers } from './handlers';

/** Comments, requests, reports, favourites, statistics. */
export const communityModule = {
  handlers: communityHandlers,
  errors: { 'Comments and reports': COMMUNITY },
  refusalExamples: {
    owned: { comment: COMMUNITY.noSuchComment },
    fields: { comentario_id: COMMUNITY.noSuchComment },
    calls: [
      [/question\/comment\//, COMMUNITY.noSuchComment],
      [/moderation\/report/, COMMUNITY.noSuchReport],
    ],
    denied: { 'signed-in': COMMUNITY.answerFirst },
  },
} as const satisfies ServerModule;
