import { useAppDispatch } from '@mapa/api-client';
import { MAP_QUESTIONS_PER_PAGE, writeStudyPosition, type StudyPosition } from '@mapa/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Collection } from '../collection/collection';
import type { Detail } from '../model';
import { useWaiting } from '../collection/use-waiting';
import { findTarget, stepsOf } from './steps';
import { nextPosition, previousPosition, positionOfStep } from './navigation';
import { useQuestionPage } from './use-question-page';

export interface NavigationSetting {
  collection: Collection;
  detail: Detail;
  position: StudyPosition;
  /** Where to go on at the end of the collection; the end itself where there is nothing more. */
  passOn?: ((end: StudyPosition) => StudyPosition) | undefined;
}

/** The student's position in a collection and the steps to the next and previous one. */
export function useNavigation({ collection, detail, position: asked, passOn }: NavigationSetting) {
  const { page, filter, list, error, refetch } = useQuestionPage(collection, asked);
  // Every step from here stays in the list that is loaded.
  const position: StudyPosition = { ...asked, anchor: asked.anchor ?? list?.estado_ate };
  const dispatch = useAppDispatch();
  const waiting = useWaiting(collection.scope);
  const navigate = useNavigate();
  const [studied, setStudied] = useState<string | null>(null);
  // Only a step moves the focus to the question: the first one leaves it where the browser put it.
  const [hasStepped, setHasStepped] = useState(false);

  const steps = stepsOf(list?.data ?? [], (page - 1) * MAP_QUESTIONS_PER_PAGE, waiting, collection.hasPaperNumbers);
  const found = findTarget(steps, position.target, studied) ?? findTarget(steps, undefined, studied);
  const language = found?.question.variante ?? studied;
  const around = {
    position,
    page,
    lastPage: list?.last_page ?? page,
    steps,
    at: found?.at ?? 0,
    subjects: detail.assuntos,
    language,
  };

  function go(next: StudyPosition, { byStep = true } = {}) {
    const isSamePage = next.subject === position.subject && next.state === position.state && next.page === page;
    // With its anchor, the page is the loaded one.
    if (list && next.anchor !== undefined && asked.anchor === undefined)
      collection.keepQuestions(dispatch, { ...filter, estado_ate: next.anchor }, list);
    setStudied(language);
    setHasStepped(byStep);
    void navigate(
      { search: writeStudyPosition(next) },
      { replace: isSamePage && !next.ended, preventScrollReset: true },
    );
  }

  const behind = previousPosition(around);
  const after = nextPosition(around);
  const ahead = after.ended && passOn ? passOn(after) : after;
  return {
    isLoading: !list && !error,
    error,
    refetch,
    position,
    page,
    lastPage: around.lastPage,
    steps,
    found,
    hasStepped,
    goTo: (at: number) => {
      const step = steps[at];
      if (step) go(positionOfStep(around, step));
    },
    goToVariant: (id: number, variant: string | null) => {
      go({ ...position, page, target: id }, { byStep: false });
      setStudied(variant);
    },
    goAhead: () => go(ahead),
    /** The step on leads to the summary. */
    isLast: ahead.ended,
    goBehind: behind && (() => go(behind)),
  };
}

export type Navigation = ReturnType<typeof useNavigation>;
