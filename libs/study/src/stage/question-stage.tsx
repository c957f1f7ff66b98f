import { FREE_PLAN, planLimits, refusalAt, writeStudyPlace } from '@mapa/domain';
import type { StudyPlace } from '@mapa/domain';
import { Pagination, token } from '@mapa/ui-kit';
import { Fragment, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { placeOf } from '../collection/collection';
import type { Collection } from '../collection/collection';
import type { Detail } from '../shared/model';
import type { Walk } from '../workspace/use-walk';
import { DayLimit } from './day-limit';
import { QuestionIndex } from './question-index';
import type { QuestionSlot } from './question-slot';
import { Stepper } from './stepper';
import { useAnswered } from './use-answered';
import { VariantSwitch } from './variant-switch';

export interface QuestionStageProps {
  collection: Collection;
  detail: Detail;
  place: StudyPlace;
  walk: Walk;
  found: NonNullable<Walk['found']>;
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}

/** The question on screen, with the index of its page and the steps to the others. */
export function QuestionStage({ collection, detail, place, walk, found, renderQuestion }: QuestionStageProps) {
  const { pathname } = useLocation();
  const { stop, at, question } = found;
  const stage = useRef<HTMLDivElement>(null);
  const handleAnswered = useAnswered(collection, detail, stop, question);
  const pageLink = (page: number) => pathname + writeStudyPlace({ ...place, page, target: undefined, ended: false });

  // The question before was read to its end: the next one begins at its top.
  useEffect(() => {
    const top = stage.current?.getBoundingClientRect().top ?? 0;
    if (walk.hasStepped && top < 0) stage.current?.scrollIntoView({ block: 'start' });
  }, [question.id, walk.hasStepped]);

  return (
    <Stage ref={stage}>
      <QuestionIndex stops={walk.stops} at={at} onSelect={walk.goTo} />
      <VariantSwitch stop={stop} currentId={question.id} onSelect={walk.goToVariant} />
      <Fragment key={question.id}>
        {question.bloqueada ? (
          <DayLimit sentence={refusalAt('questionsPerDay', planLimits(FREE_PLAN))} onRetry={walk.refetch} />
        ) : (
          renderQuestion({
            question,
            answer: question.resposta,
            answerKey: question.gabarito,
            ...placeOf(collection.scope),
            epoch: detail.epoca,
            position: stop.label,
            autoFocus: walk.hasStepped,
            repeatable: false,
            onAnswered: handleAnswered,
            onNext: walk.goAhead,
            onPrevious: walk.goBehind ?? undefined,
          })
        )}
      </Fragment>
      <Stepper onPrevious={walk.goBehind} onNext={walk.goAhead} isLast={walk.isLast} />
      <Pagination page={walk.page} lastPage={walk.lastPage} linkTo={pageLink} />
    </Stage>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  min-width: 0;
  scroll-margin-top: ${token.space.x2};
`;
