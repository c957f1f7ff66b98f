import { FREE_PLAN, planLimits, refusalAt, writeStudyPlace } from '@mapa/domain';
import { Meta, Pagination } from '@mapa/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf, type Collection } from '../collection/collection';
import { elsewhereText } from '../collection/notebook-notes';
import type { Detail } from '../shared/model';
import type { Walk } from '../workspace/use-walk';
import { DayLimit } from './day-limit';
import { QuestionIndex } from './question-index';
import type { QuestionSlot } from './question-slot';
import { Stepper } from './stepper';
import { useAnswered } from './use-answered';
import { useTopOnStep } from './use-top-on-step';
import { Sheet } from './sheet';
import { VariantSwitch } from './variant-switch';

export interface QuestionStageProps {
  collection: Collection;
  detail: Detail;
  walk: Walk;
  found: NonNullable<Walk['found']>;
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}

/** The question on screen, with the index of its page and the steps to the others. */
export function QuestionStage({ collection, detail, walk, found, renderQuestion }: QuestionStageProps) {
  const { pathname } = useLocation();
  const { stop, at, question } = found;
  const stage = useTopOnStep(question.id, walk.hasStepped);
  const elsewhere = elsewhereText(question);
  const handleAnswered = useAnswered(collection, detail, stop, question);
  const pageLink = (page: number) =>
    pathname + writeStudyPlace({ ...walk.place, page, target: undefined, ended: false });

  return (
    <Sheet ref={stage}>
      <QuestionIndex
        entries={walk.stops.map(({ variants: [{ id }], label, state }) => ({ id, label, state }))}
        at={at}
        onSelect={walk.goTo}
      />
      <VariantSwitch stop={stop} currentId={question.id} onSelect={walk.goToVariant} />
      {elsewhere ? <Meta>{elsewhere}</Meta> : null}
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
    </Sheet>
  );
}
