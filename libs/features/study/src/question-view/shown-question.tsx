import { FREE_PLAN, planLimits, refusalAt } from '@mapa/domain';
import { LateQuestionPanel } from '@mapa/question';
import { lazyPart, Meta, Stepper, usePageBarSlot, usePlaceTitle, useSwipe } from '@mapa/ui-kit';
import { Fragment } from 'react';
import { collectionIds, type Collection } from '../collection/collection';
import { elsewhereText } from '../collection/notebook-notes';
import type { Detail } from '../model';
import type { Navigation } from '../navigation/use-navigation';
import { DayLimit } from './day-limit';
import { PageIndex, PagePages } from './page-index';
import { QuestionsAhead } from './questions-ahead';
import { nextLabel } from './next-label';
import { placeOf } from './place';
import { useAnswered } from './use-answered';
import { useTopOnStep } from './use-top-on-step';
import { Sheet } from './sheet';
import { VariantSwitch } from './variant-switch';

export interface ShownQuestionProps {
  collection: Collection;
  detail: Detail;
  navigation: Navigation;
  found: NonNullable<Navigation['found']>;
}

const SubjectEnd = lazyPart(() => import('./subject-end').then((module) => module.SubjectEnd), { quiet: true });

/** The subject that ends with the current question, if everything in it is answered. */
function endedSubject({ position, ordinal, count }: Navigation, { assuntos }: Detail) {
  if (position.state !== 'todas' || ordinal < count) return undefined;
  return assuntos.find(
    ({ assunto_id, total, respondidas }) => assunto_id === position.subject && total > 0 && respondidas >= total,
  );
}

/** The current question, with the index of its page and the steps to the others. */
export function ShownQuestion({ collection, detail, navigation, found }: ShownQuestionProps) {
  const isSmall = usePageBarSlot() !== null;
  const { step, question } = found;
  const view = useTopOnStep(question.id, navigation.hasStepped);
  const elsewhere = elsewhereText(question);
  const ended = endedSubject(navigation, detail);
  const handleAnswered = useAnswered(collection, detail, step, question);
  usePlaceTitle(question.codigo, question.assunto.at(-1)?.nome, detail.nome);
  useSwipe(view, { onNext: navigation.goAhead, onPrevious: navigation.goBehind });

  return (
    <Sheet ref={view}>
      {isSmall ? null : <PageIndex navigation={navigation} />}
      <VariantSwitch step={step} currentId={question.id} onSelect={navigation.goToVariant} />
      {elsewhere ? <Meta>{elsewhere}</Meta> : null}
      <Fragment key={question.id}>
        {question.bloqueada ? (
          <DayLimit sentence={refusalAt('questionsPerDay', planLimits(FREE_PLAN))} onRetry={navigation.refetch} />
        ) : (
          <LateQuestionPanel
            question={question}
            answer={question.resposta}
            answerKey={question.gabarito}
            {...collectionIds(collection.scope)}
            epoch={detail.epoca}
            position={step.label}
            place={placeOf(question, collection, detail, navigation)}
            autoFocus={navigation.hasStepped}
            repeatable={false}
            onAnswered={handleAnswered}
            onNext={navigation.goAhead}
            onPrevious={navigation.goBehind ?? undefined}
            dock={isSmall ? { nextLabel: nextLabel(navigation.isLast) } : undefined}
          />
        )}
      </Fragment>
      {ended ? <SubjectEnd subject={ended} within={detail.nome} /> : null}
      {isSmall && !question.bloqueada ? null : (
        <Stepper
          onPrevious={navigation.goBehind}
          onNext={navigation.goAhead}
          nextLabel={nextLabel(navigation.isLast)}
        />
      )}
      {isSmall ? null : <PagePages navigation={navigation} />}
      {navigation.pageAhead ? (
        <QuestionsAhead key={`ahead-${question.id}`} collection={collection} filter={navigation.pageAhead} />
      ) : null}
    </Sheet>
  );
}
