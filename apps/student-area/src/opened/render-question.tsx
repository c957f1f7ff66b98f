import type { QuestionSlot } from '@mapa/community';
import { Skeleton, lazyPart } from '@mapa/ui-kit';

// A list of questions has none open at first: the panel is loaded with the first that is opened.
const OpenedQuestion = lazyPart(() => import('./opened-question').then((module) => module.OpenedQuestion), {
  Waiting: () => <Skeleton lines={4} />,
  retries: true,
});

/** The panel of a question opened in its row. */
export const renderQuestion = (slot: QuestionSlot) => <OpenedQuestion {...slot} />;
