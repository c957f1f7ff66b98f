import { AddToNotebook } from '@mapa/notebooks';
import { PanelSlotsProvider, QuestionPanel as Panel, type QuestionPanelProps } from '@mapa/question';

const SLOTS = { NotebooksTab: AddToNotebook };

/** The panel of a question with the student's notebooks in it. */
export const QuestionPanel = (props: QuestionPanelProps) => (
  <PanelSlotsProvider value={SLOTS}>
    <Panel {...props} />
  </PanelSlotsProvider>
);
