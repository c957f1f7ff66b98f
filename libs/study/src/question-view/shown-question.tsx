import { FREE_PLAN, planLimits, refusalAt, writeStudyPlace } from '@mapa/domain';
import { Meta, Pagination } from '@mapa/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf, type Collection } from '../collection/collection';
import { elsewhereText } from '../collection/notebook-notes';
import type { Detail } from '../model';
import type { Navigation } from '../navigation/use-navigation';
import { DayLimit } from './day-limit';
import { QuestionIndex } from './question-index';
import type { QuestionSlot } from './question-slot';
import { Stepper } from './stepper';
import { useAnswered } from './use-answered';
import { useTopOnStep } from './use-top-on-step';
import { Sheet } from './sheet';
import { VariantSwitch } from './variant-switch';

export interface ShownQuestionProps {
  collection: Collection;
  detail: Detail;
  navigation: Navigation;
  found: NonNullable<Navigation['found']>;
  renderQuestion: (slot: QuestionSlot) => ReactNode;
}

/** The question on screen, with the index of its page and the steps to the others. */
export function ShownQuestion({ collection, detail, navigation, found, renderQuestion }: ShownQuestionProps) {
  const { pathname } = useLocation();
  const { step, at, question } = found;
  const view = useTopOnStep(question.id, navigation.hasStepped);
  const elsewhere = elsewhereText(question);
  const handleAnswered = useAnswered(collection, detail, step, question);
  const pageLink = (page: number) =>
    pathname + writeStudyPlace({ ...navigation.place, page, target: undefined, ended: false });

  return (
    <Sheet ref={view}>
      <QuestionIndex
        entries={navigation.steps.map(({ variants: [{ id }], label, state }) => ({ id, label, state }))}
        at={at}
        onSelect={navigation.goTo}
      />
      <VariantSwitch step={step} currentId={question.id} onSelect={navigation.goToVariant} />
      {elsewhere ? <Meta>{elsewhere}</Meta> : null}
      <Fragment key={question.id}>
        {question.bloqueada ? (
          <DayLimit sentence={refusalAt('questionsPerDay', planLimits(FREE_PLAN))} onRetry={navigation.refetch} />
        ) : (
          renderQuestion({
            question,
            answer: question.resposta,
            answerKey: question.gabarito,
            ...placeOf(collection.scope),
            epoch: detail.epoca,
            position: step.label,
            autoFocus: navigation.hasStepped,
            repeatable: false,
            onAnswered: handleAnswered,
            onNext: navigation.goAhead,
            onPrevious: navigation.goBehind ?? undefined,
          })
        )}
      </Fragment>
      <Stepper onPrevious={navigation.goBehind} onNext={navigation.goAhead} isLast={navigation.isLast} />
      <Pagination page={navigation.page} lastPage={navigation.lastPage} linkTo={pageLink} />
    </Sheet>
  );
}
