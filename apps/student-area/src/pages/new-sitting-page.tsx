import { SittingDialog } from '@mapa/exams';
import { NewSittingScreen } from '@mapa/sittings';

export const title = 'Novo simulado';

/** A new simulated exam: an own one, or of a paper. */
export const Component = () => (
  <NewSittingScreen renderPaper={(examId, onClose) => <SittingDialog examId={examId} onClose={onClose} />} />
);
