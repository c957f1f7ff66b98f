import { useAppDispatch } from '@mapa/api-client';
import { MAP_QUESTIONS_PER_PAGE, writeStudyPosition, type StudyPosition } from '@mapa/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Collection, PageFilter } from '../collection/collection';
import type { Detail } from '../model';
import { useWaiting } from '../collection/use-waiting';
import { findTarget, stepsOf } from './steps';
import { nextPosition, previousPosition, positionOfStep } from './navigation';
import { filterOf, useQuestionPage } from './use-question-page';

export interface NavigationSetting {
  collection: Collection;
  detail: Detail;
  position: StudyPosition;
  /** Where to continue at the end of the collection; by default the end itself. */
  passOn?: ((end: StudyPosition) => StudyPosition) | undefined;
}

/** The student's position in a collection and the steps to the next and previous one. */
export function useNavigation({ collection, detail, position: asked, passOn }: NavigationSetting) {
  const { page, filter, list, error, refetch } = useQuestionPage(collection, asked);
  // Every step from here stays within the loaded list.
  const position: StudyPosition = { ...asked, anchor: asked.anchor ?? list?.estado_ate };
  const dispatch = useAppDispatch();
  const waiting = useWaiting(collection.scope);
  const navigate = useNavigate();
  const { search } = useLocation();
  const shownSearch = useRef(search);
  useEffect(() => {
    shownSearch.current = search;
  }, [search]);
  const [studied, setStudied] = useState<string | null>(null);
  // The first question keeps the browser's focus; only steps move the focus to the question.
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

  const isSameList = (next: StudyPosition) => next.subject === position.subject && next.state === position.state;

  function go(next: StudyPosition, { byStep = true } = {}) {
    const to = writeStudyPosition(next);
    // A second click while the next question is still loading.
    if (to === shownSearch.current) return;
    const isSamePage = isSameList(next) && next.page === page;
    // Moves the loaded page to the key with its anchor.
    if (list && next.anchor !== undefined && asked.anchor === undefined)
      collection.keepQuestions(dispatch, { ...filter, estado_ate: next.anchor }, list);
    setStudied(language);
    setHasStepped(byStep);
    void navigate(
      { search: to },
      // As a transition the next question would be rendered in slices, with frames of the old one in between.
      { replace: isSamePage && !next.ended, preventScrollReset: true, flushSync: true },
    );
  }

  /**
   * The page that a step leads to, if it is another one. A list by the own state is loaded when it is opened, not
   * ahead.
   */
  function otherPage(next: StudyPosition): PageFilter | null {
    const isThere = isSameList(next) && (next.page ?? 1) === page;
    return next.ended || next.state !== 'todas' || isThere ? null : filterOf(next, next.page ?? 1);
  }

  const behind = previousPosition(around);
  const after = nextPosition(around);
  const ahead = after.ended && passOn ? passOn(after) : after;
  const listed = list?.total ?? 0;
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
    /** The question's position in the whole list, from 1, and the total; two languages of a number count once. */
    ordinal: (page - 1) * MAP_QUESTIONS_PER_PAGE + around.at + 1,
    count: around.lastPage === 1 ? steps.length : listed,
    goTo: (at: number) => {
      const step = steps[at];
      if (step) go(positionOfStep(around, step));
    },
    goToVariant: (id: number, variant: string | null) => {
      go({ ...position, page, target: id }, { byStep: false });
      setStudied(variant);
    },
    goAhead: () => go(ahead),
    /** The page that the next step loads; null if it stays on the page, or leads to the summary. */
    pageAhead: otherPage(ahead),
    /** Whether the next step leads to the summary. */
    isLast: ahead.ended,
    goBehind: behind && (() => go(behind)),
  };
}

export type Navigation = ReturnType<typeof useNavigation>;
