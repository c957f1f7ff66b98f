import { useStudentId } from '@mapa/auth';
import { Skeleton, Tabs, VisuallyHidden, lazyPart, type TabItem } from '@mapa/ui-kit';
import { useEffect, useRef, type RefObject } from 'react';
import type { Outcome } from '../answering/outcome';
import { useDeferredKeys } from '../keyboard/use-deferred-keys';
import type { PanelQuestion } from '../model';
import { usePanelSlots } from './panel-slots';
import { ForStudents } from './for-students';
import { TeacherComment } from './teacher-comment';

const Waiting = () => <Skeleton lines={3} />;
/** A panel that fails to load is closed, so that the next click retries. */
const onFailure = ({ onClose }: { onClose: () => void }) => onClose();

const CommentsPanel = lazyPart(() => import('./comments/comments-panel').then((module) => module.CommentsPanel), {
  Waiting,
  onFailure,
});
const StatisticsPanel = lazyPart(
  () => import('./statistics/statistics-panel').then((module) => module.StatisticsPanel),
  { Waiting, onFailure },
);
const NotePanel = lazyPart(() => import('./note/note-panel').then((module) => module.NotePanel), {
  Waiting,
  onFailure,
});

export interface QuestionTabsProps {
  question: PanelQuestion;
  outcome: Outcome | null;
  /** The open tab; null for none. */
  tab: string | null;
  onTab: (tab: string | null) => void;
  /** Comments are for students who answered, even an earlier wording. */
  isAnswered: boolean;
  /** The panel whose keys it handles. */
  root: RefObject<HTMLElement | null>;
}

/** Tabs with further content on a question. Each is loaded when it is opened. */
export function QuestionTabs({ question, outcome, tab, onTab, isAnswered, root }: QuestionTabsProps) {
  const place = useRef<HTMLDivElement>(null);
  const studentId = useStudentId();
  const { NotebooksTab } = usePanelSlots();
  const handleClose = () => onTab(null);
  // Notes can also be written offline.
  useEffect(() => {
    if (studentId !== null) NotePanel.preload();
  }, [studentId]);
  const openByKey = (value: string) => {
    onTab(value);
    place.current?.querySelector<HTMLElement>(`[role=tab][data-value=${value}]`)?.focus();
  };
  useDeferredKeys(root, {
    m: () => openByKey('comentarios'),
    s: () => openByKey('estatisticas'),
    n: () => openByKey('anotacao'),
  });

  const items: TabItem[] = [
    {
      value: 'gabarito',
      label: 'Gabarito comentado',
      panel: <TeacherComment question={question} outcome={outcome} onComments={() => onTab('comentarios')} />,
    },
    {
      value: 'comentarios',
      label: 'Comentários',
      panel: (
        <ForStudents reason="Entre na sua conta para ler e escrever comentários.">
          <CommentsPanel
            questionId={question.id}
            version={question.versao}
            isAnswered={isAnswered}
            onClose={handleClose}
          />
        </ForStudents>
      ),
    },
    {
      value: 'estatisticas',
      label: 'Estatísticas',
      panel: (
        <ForStudents reason="Entre na sua conta para ver como a questão foi respondida e o seu histórico.">
          <StatisticsPanel question={question} outcome={outcome} onClose={handleClose} />
        </ForStudents>
      ),
    },
    {
      value: 'anotacao',
      label: 'Anotações',
      ...(question.anotada ? { count: <Noted /> } : {}),
      panel: (
        <ForStudents reason="Entre na sua conta para guardar anotações suas nesta questão.">
          <NotePanel questionId={question.id} version={question.versao} onClose={handleClose} />
        </ForStudents>
      ),
    },
    ...(NotebooksTab
      ? [{ value: 'cadernos', label: 'Cadernos', panel: <NotebooksTab questionId={question.id} /> }]
      : []),
  ];
  return (
    <div ref={place}>
      <Tabs label="Sobre esta questão" value={tab} onChange={onTab} items={items} />
    </div>
  );
}

/** A dot on the tab that marks an existing note. */
function Noted() {
  return (
    <>
      <span aria-hidden>•</span>
      <VisuallyHidden>(você tem uma)</VisuallyHidden>
    </>
  );
}
