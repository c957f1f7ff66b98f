import { useSession } from '@mapa/auth';
import { limitsOf } from '@mapa/domain';
import { isSavingData, useIdleTurn } from '@mapa/ui-kit';
import type { Collection, PageFilter } from '../collection/collection';

export interface QuestionsAheadProps {
  collection: Collection;
  filter: PageFilter;
}

/**
 * Preloads the next page while its predecessor's last question is read, once the browser is idle. Renders nothing. Only
 * for plans without a daily limit, because questions count when they are served (docs/decisions/054), and never on slow
 * or metered connections.
 */
export function QuestionsAhead({ collection, filter }: QuestionsAheadProps) {
  const { user } = useSession();
  const isIdle = useIdleTurn();
  const isUnlimited = user ? limitsOf(user).questionsPerDay === null : false;
  collection.useQuestions(filter, { skip: !isIdle || !isUnlimited || isSavingData() });
  return null;
}
