import { AreaScores, SittingDialog } from '@mapa/exams';
import { ResultScreen } from '@mapa/sittings';
import { useParams } from 'react-router-dom';

export const title = 'Resultado do simulado';

/** The result of a simulated exam. */
export const Component = () => (
  <ResultScreen
    id={useParams().id ?? ''}
    renderAreas={(areas, addressOf) => <AreaScores areas={areas} headingLevel={3} addressOf={addressOf} />}
    renderPaper={(examId, onClose) => <SittingDialog examId={examId} onClose={onClose} />}
  />
);
