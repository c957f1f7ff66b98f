import { useStudentQuestionQuery } from '@mapa/api-client';
import { figure } from '@mapa/domain';
import { LateQuestionPanel, LoadedQuestion, type StudentQuestion } from '@mapa/question';
import { Link, Meta, PageTitle, RowsSkeleton, SlimHead, Stepper, token, usePageBarSlot, useSwipe } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Result, ResultLine } from '../model';
import { sinceStartTexts } from '../since-start';
import { lineText } from './texts';

export interface ReviewProps {
  result: Result;
  /** The reviewed questions, in order: all, the missed ones, or those of a matéria. */
  lines: readonly ResultLine[];
  /** The one on screen. */
  at: number;
  /** What they are: "erradas", or a matéria; null: all. */
  name: string | null;
  onAt: (at: number) => void;
  /** The result's address, which stays open behind. */
  back: string;
  onEnd: () => void;
}

/** The questions of a finished sitting one after the other, each with the student's answer, its key and explanation. */
export function Review({ result, lines, at, name, onAt, back, onEnd }: ReviewProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const bar = usePageBarSlot();
  const line = lines[at];
  const next = lines[at + 1]?.questao_id;
  // Preloads the next question, for slow connections.
  useStudentQuestionQuery({ id: next ?? 0 }, { skip: next === undefined });
  const isLast = at + 1 === lines.length;
  const handleNext = () => (isLast ? onEnd() : onAt(at + 1));
  const handlePrevious = at > 0 ? () => onAt(at - 1) : null;
  useSwipe(sheet, { onNext: handleNext, onPrevious: handlePrevious });
  const id = line?.questao_id;
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [id]);
  if (!line) return null;
  const place = `${figure(at + 1)} de ${figure(lines.length)}${name === null ? '' : ` · ${name}`}`;
  return (
    <Frame>
      {bar ? (
        <SlimHead bar={bar} back={{ to: back, label: 'Voltar ao resultado' }} title={result.prova.nome} menu={null}>
          <span>{place}</span>
        </SlimHead>
      ) : (
        <header>
          <Meta>
            <Link look="quiet" to={back}>
              Voltar ao resultado
            </Link>
          </Meta>
          <PageTitle>{result.prova.nome}</PageTitle>
          <Meta>{place}</Meta>
        </header>
      )}
      <Sheet ref={sheet}>
        <Told>
          <p>{lineText(line)}</p>
          {sinceStartTexts(line.desde_o_inicio).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Told>
        <Reviewed
          key={line.questao_id}
          line={line}
          isDocked={bar !== null}
          nextLabel={isLast ? 'Concluir' : 'Próxima'}
          onNext={handleNext}
          onPrevious={handlePrevious}
        />
      </Sheet>
    </Frame>
  );
}

/**
 * The answer that the sitting made: a later one may differ. The latest one where the question has other alternatives
 * now; null where it was left blank, even if it was answered elsewhere, or marked twice.
 */
function answerOf({ alternativa_id, dupla, certa }: ResultLine, { resposta, alternativas }: StudentQuestion) {
  if (!resposta || alternativa_id === null || dupla) return null;
  const isHere = alternativas.some(({ id }) => id === alternativa_id);
  return isHere ? { ...resposta, alternativa_id, acertou: certa === true } : resposta;
}

interface ReviewedProps {
  line: ResultLine;
  isDocked: boolean;
  nextLabel: string;
  onNext: () => void;
  onPrevious: (() => void) | null;
}

/** A question with the answer of the sitting; one left blank can be answered now. */
function Reviewed({ line, isDocked, nextLabel, onNext, onPrevious }: ReviewedProps) {
  const { questao_id: id, numero } = line;
  // The dock comes with the question.
  const hasDock = useStudentQuestionQuery({ id }).currentData !== undefined && isDocked;
  return (
    <>
      <LoadedQuestion id={id} loading={<RowsSkeleton label="Carregando a questão" />}>
        {(question) => {
          const answer = answerOf(line, question);
          return (
            <LateQuestionPanel
              question={question}
              answer={answer}
              answerKey={answer && question.gabarito}
              {...(numero !== null && { position: numero })}
              autoFocus
              onNext={onNext}
              {...(onPrevious && { onPrevious })}
              {...(isDocked && { dock: { nextLabel } })}
            />
          );
        }}
      </LoadedQuestion>
      {hasDock ? null : <Stepper onPrevious={onPrevious} onNext={onNext} nextLabel={nextLabel} nextVariant="primary" />}
    </>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
  max-width: 48rem;
`;

/** What happened in the sitting. */
const Told = styled.div`
  padding: ${token.space.x1} ${token.space.x2};
  border-left: 3px solid ${token.color.info};
  background: ${token.color.infoWash};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
