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
  const { search } = useLocation();
  const shownSearch = useRef(search);
  useEffect(() => {
    shownSearch.current = search;
  }, [search]);
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

  const isSameList = (next: StudyPosition) => next.subject === position.subject && next.state === position.state;

  function go(next: StudyPosition, { byStep = true } = {}) {
    const to = writeStudyPosition(next);
    // A second press on the question that stays until the next one is there.
    if (to === shownSearch.current) return;
    const isSamePage = isSameList(next) && next.page === page;
    // With its anchor, the page is the loaded one.
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
   * The page that a step leads to, where it is not the one on screen. A list by the own state is loaded when it is opened,
   * not before.
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
    /** The place of the question in the whole list, from 1, and how many there are; two languages of a number are one. */
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
    /** What the step on will ask for; null where it stays on the page, or where the summary is next. */
    pageAhead: otherPage(ahead),
    /** The step on leads to the summary. */
    isLast: ahead.ended,
    goBehind: behind && (() => go(behind)),
  };
}

export type Navigation = ReturnType<typeof useNavigation>;
