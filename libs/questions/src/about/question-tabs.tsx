import { Tabs } from '@mapa/ui-kit';
import type { TabItem } from '@mapa/ui-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Outcome } from '../answering/outcome';
import type { QuestionView } from '../model';
import { TeacherComment } from './teacher-comment';

export interface QuestionTabsProps {
  question: QuestionView;
  outcome: Outcome | null;
  /** The student's notebooks, where the application has them. */
  renderNotebooks?: ((questionId: number) => ReactNode) | undefined;
}

/**
 * What there is about a question beside itself. Nothing is asked of the server before its tab is opened; the teacher's
 * comment opens by itself with the verdict.
 */
export function QuestionTabs({ question, outcome, renderNotebooks }: QuestionTabsProps) {
  const [tab, setTab] = useState(outcome ? 'gabarito' : null);
  const items: TabItem[] = [
    { value: 'gabarito', label: 'Gabarito comentado', panel: <TeacherComment outcome={outcome} /> },
    ...(renderNotebooks ? [{ value: 'cadernos', label: 'Cadernos', panel: renderNotebooks(question.id) }] : []),
  ];
  return <Tabs label="Sobre esta questão" value={tab} onChange={setTab} items={items} />;
}
