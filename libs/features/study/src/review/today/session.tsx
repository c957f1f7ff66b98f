import { useStudentQuestionQuery } from '@mapa/api-client';
import { figure } from '@mapa/domain';
import { ProgressBar, SlimHead, Stepper, token, usePageBarSlot, useSwipe } from '@mapa/ui-kit';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { AnswerResult } from '../../model';
import { useWaiting } from '../../collection/use-waiting';
import { QuestionIndex } from '../../question-view/question-index';
import { Sheet } from '../../question-view/sheet';
import { ordinalText } from '../../question-view/place';
import { nextLabel } from '../../question-view/next-label';
import { useTopOnStep } from '../../question-view/use-top-on-step';
import { ReviewedQuestion } from '../reviewed-question';
import type { DueItem, ReviewListProps, SessionPlace } from '../review-model';
import { useStaleReview } from '../use-stale-review';
import { Reason } from './due-list';
import { SessionEnd, type Rest } from './session-end';
import { sessionScore, sessionState, type Verdicts } from './session-state';

export interface SessionProps extends ReviewListProps, SessionPlace {
  /** At least one; fixed at the session's beginning, although answers change the list. */
  items: readonly DueItem[];
  rest: Rest;
  onEnd: () => void;
  onMore: () => void;
}

/** Polls a question whose answer is held until a sitting ends, and reports the recorded answer. */
function HeldAnswer({ held, onRecorded }: { held: AnswerResult; onRecorded: (result: AnswerResult) => void }) {
  const { currentData } = useStudentQuestionQuery({ id: held.questao_id });
  const answer = currentData?.resposta;
  const acertou = answer?.uuid === held.uuid ? answer.acertou : undefined;
  useEffect(() => {
    if (acertou !== undefined) onRecorded({ ...held, acertou, retida: false });
  }, [acertou, held, onRecorded]);
  return null;
}

/** A session: the due questions one at a time. Answers count in no map and no notebook, so that each is a review. */
export function Session(props: SessionProps) {
  const { items, collection, rest, back, onSession, onEnd, onMore } = props;
  const [at, setAt] = useState(0);
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const waiting = useWaiting({});
  const markStale = useStaleReview();
  const item = items[at];
  const next = items[at + 1]?.questao.id;
  // Preloads the next question, for slow connections.
  useStudentQuestionQuery({ id: next ?? 0 }, { skip: next === undefined });
  const { currentData: shown } = useStudentQuestionQuery({ id: item?.questao.id ?? 0 }, { skip: item === undefined });
  const sheet = useTopOnStep(item?.questao.id ?? 0, true);
  const { right, wrong } = sessionScore(verdicts);

  const handleAnswered = useCallback(
    (result: AnswerResult) => {
      markStale();
      setVerdicts((kept) => ({ ...kept, [result.questao_id]: result }));
    },
    [markStale],
  );
  const handleNext = () => {
    if (at + 1 === items.length) onEnd();
    setAt(at + 1);
  };
  const handlePrevious = at > 0 ? () => setAt(at - 1) : null;
  const bar = usePageBarSlot();
  const isSmall = bar !== null;
  const isLast = at + 1 === items.length;
  const isRunning = item !== undefined;
  useLayoutEffect(() => {
    onSession(isRunning);
    return () => onSession(false);
  }, [isRunning, onSession]);
  useSwipe(sheet, { onNext: handleNext, onPrevious: handlePrevious });

  if (!item) {
    const score = { right, wrong, total: items.length };
    return <SessionEnd score={score} collection={collection} rest={rest} onMore={onMore} />;
  }
  const { questao, motivo } = item;
  const subject = questao.assunto.at(-1);
  // A due question was answered before: if it appears unanswered, it is in an open sitting, and the reason why it is
  // due is withheld too.
  const isWithheld = shown?.resposta === null && verdicts[questao.id] === undefined;
  const progress = (
    <>
      <span>
        Questão {figure(at + 1)} de {figure(items.length)}
      </span>
      <span>
        {figure(right)} {right === 1 ? 'certa' : 'certas'} · {figure(wrong)} {wrong === 1 ? 'errada' : 'erradas'}
      </span>
      <ProgressBar
        label="Progresso na revisão"
        value={at}
        max={items.length}
        valueText={`Questão ${at + 1} de ${items.length}`}
      />
    </>
  );
  return (
    <Sitting aria-label="Revisão de hoje" $isAlone={isSmall}>
      {Object.values(verdicts).map((verdict) =>
        verdict.retida ? <HeldAnswer key={verdict.questao_id} held={verdict} onRecorded={handleAnswered} /> : null,
      )}
      {bar ? (
        <SlimHead bar={bar} back={back} title="Revisão de hoje" menu={null}>
          {progress}
        </SlimHead>
      ) : (
        <WithProgress>{progress}</WithProgress>
      )}
      <Sheet ref={sheet}>
        {isSmall ? null : (
          <QuestionIndex
            entries={items.map(({ questao: { id } }, index) => ({
              id,
              label: index + 1,
              state: sessionState(verdicts[id], waiting.has(id)),
            }))}
            at={at}
            onSelect={setAt}
          />
        )}
        {isWithheld || isSmall ? null : <Reason motivo={motivo} />}
        <ReviewedQuestion
          key={questao.id}
          id={questao.id}
          position={at + 1}
          place={[ordinalText(at + 1, items.length), ...(subject ? [subject.nome] : [])]}
          isAnswerShown={verdicts[questao.id] !== undefined}
          autoFocus
          onAnswered={handleAnswered}
          onNext={handleNext}
          onPrevious={handlePrevious ?? undefined}
          dock={isSmall ? { nextLabel: nextLabel(isLast) } : undefined}
        />
        {isSmall && shown ? null : (
          <Stepper onPrevious={handlePrevious} onNext={handleNext} nextLabel={nextLabel(isLast)} />
        )}
      </Sheet>
    </Sitting>
  );
}

/** In a small window the question is directly below the bar, as in the workspace. */
const Sitting = styled.section<{ $isAlone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  max-width: 48rem;
  padding-block: ${({ $isAlone }) => ($isAlone ? 0 : `${token.space.x3} ${token.space.x8}`)};
`;

const WithProgress = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.half} ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
  font-variant-numeric: tabular-nums;
  & > [role='progressbar'] {
    flex: 1 0 100%;
  }
`;
