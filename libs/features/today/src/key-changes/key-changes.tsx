import { apiErrorOf, useReadKeyChangesMutation } from '@mapa/api-client';
import { dayText, figure, questionCode, routePath } from '@mapa/domain';
import { Button, Link, Meta, SectionTitle, toast, token } from '@mapa/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { KeyChange, KeyChanges as Changes } from '../model';
import { changeText, effectText, sumText } from './texts';

interface KeyChangesProps {
  changes: Changes;
  /** Called when the last ones were read: the part, with the button that has the focus, goes. */
  onAllRead: () => void;
}

/** Answered questions whose key changed, or an annulment was made or withdrawn, until the student has read of it. */
export function KeyChanges({ changes: { total, questoes }, onAllRead }: KeyChangesProps) {
  const heading = useId();
  const [markRead, { isLoading, error }] = useReadKeyChangesMutation();
  const more = total - questoes.length;
  const hasNewKey = questoes.some(({ anulada, anulada_antes }) => !anulada && !anulada_antes);

  async function read() {
    const lidas = questoes.map(({ questao_id, mudanca_id }) => ({ questao_id, mudanca_id }));
    if (!('data' in (await markRead({ lidas })))) return;
    toast.success('Marcado como lido.');
    if (more === 0) onAllRead();
  }

  return (
    <Part aria-labelledby={heading}>
      <SectionTitle id={heading}>Gabarito mudou</SectionTitle>
      <p>{sumText(total)}</p>
      <Questions>
        {questoes.map((question) => (
          <li key={question.questao_id}>
            <Question question={question} />
          </li>
        ))}
      </Questions>
      {hasNewKey ? (
        <Meta>
          Notas de prova, simulados e revisões seguem o gabarito de hoje; o progresso de mapas e cadernos guarda o do
          dia da resposta.
        </Meta>
      ) : null}
      <Line>
        <Button variant="secondary" size="small" busy={isLoading} onClick={() => void read()}>
          Entendi
        </Button>
        {more > 0 ? <Meta>{more === 1 ? 'Falta ver mais uma.' : `Faltam mais ${figure(more)}.`}</Meta> : null}
      </Line>
      {error ? <Problem role="alert">{apiErrorOf(error).message}</Problem> : null}
    </Part>
  );
}

function Question({ question }: { question: KeyChange }) {
  const { questao_id, assunto, em, motivo } = question;
  return (
    <>
      <Head>
        <Link to={routePath('question', { id: questao_id })}>
          {questionCode(questao_id)} · {assunto}
        </Link>
        <Meta as="time" dateTime={em}>
          {dayText(em)}
        </Meta>
      </Head>
      <strong>{changeText(question)}</strong>
      <p>{effectText(question)}</p>
      {motivo ? <p>Motivo: {motivo}</p> : null}
    </>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-left: 4px solid ${token.color.info};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
  overflow-wrap: anywhere;
`;

const Questions = styled.ul`
  & > li {
    display: grid;
    gap: ${token.space.half};
    padding-block: ${token.space.x1h};
    border-top: 1px solid ${token.color.rule};
    font-size: ${token.size.small};
    line-height: ${token.leading.snug};
  }
  & > li > strong {
    font-weight: ${token.weight.strong};
  }
  & > li > p {
    color: ${token.color.inkSoft};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space.x2};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
`;

const Problem = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.small};
`;
