import { QuestionPanel } from '@mapa/questions';
import { MapWorkspace } from '@mapa/study';
import type { QuestionSlot } from '@mapa/study';
import { useParams } from 'react-router-dom';

export const title = 'Estudar o mapa';

const renderQuestion = (slot: QuestionSlot) => <QuestionPanel {...slot} />;

/** A map being studied: the workspace of maps around the panel of questions. */
export function Component() {
  const { id = '' } = useParams();
  // An address that names no map is answered like one that names somebody else's.
  return <MapWorkspace mapId={/^\d{1,9}$/.test(id) ? Number(id) : 0} renderQuestion={renderQuestion} />;
}
