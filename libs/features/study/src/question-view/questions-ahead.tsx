import { useSession } from '@mapa/auth';
import { limitsOf } from '@mapa/domain';
import { isSavingData, useIdleTurn } from '@mapa/ui-kit';
import type { Collection, PageFilter } from '../collection/collection';

export interface QuestionsAheadProps {
  collection: Collection;
  filter: PageFilter;
}

/**
 * Loads the page after the one on screen while its last question is read, once the browser is idle. Shows nothing. Only for
 * plans without a daily limit, because questions count when they are served (docs/decisions/054), and never where data is
 * saved or the line is slow.
 */
export function QuestionsAhead({ collection, filter }: QuestionsAheadProps) {
  const { user } = useSession();
  const isIdle = useIdleTurn();
  const isUnlimited = user ? limitsOf(user).questionsPerDay === null : false;
  collection.useQuestions(filter, { skip: !isIdle || !isUnlimited || isSavingData() });
  return null;
}
