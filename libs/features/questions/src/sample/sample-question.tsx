import { useSampleQuestionQuery } from '@mapa/api-client';
import { commentOf } from '@mapa/domain';
import { correctnessOf, originParts, type QuestionView } from '@mapa/question';
import { Button, Meta, RichText, SectionTitle, Skeleton, VisuallyHidden, token } from '@mapa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SampleAlternative } from './sample-alternative';
import { SampleVerdict } from './sample-verdict';
import { useSample } from './use-sample';

/**
 * The sample question of the day, which anyone may answer without an account (docs/decisions/082); renders nothing
 * without one.
 */
export function SampleQuestion() {
  const { data, isError } = useSampleQuestionQuery();
  const question = data?.questao;
  if (question) return <Sample key={question.id} question={question} />;
  return data || isError ? null : <Skeleton height="28rem" />;
}

const chosenIn = (group: HTMLFieldSetElement | null): number | null => {
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  return chosen ? Number(chosen.value) : null;
};

/** The browser keeps the choice: one made before the page's code is loaded counts, too. */
function Sample({ question }: { question: QuestionView }) {
  const { enunciado, alternativas, tipo, assunto } = question;
  const group = useRef<HTMLFieldSetElement>(null);
  const { kept, outcome, isSending, answer } = useSample(question);
  const [isUnchosen, setIsUnchosen] = useState(false);
  const finalId = kept?.alternativa_id ?? outcome?.chosenId ?? null;

  useEffect(() => {
    const own = group.current?.querySelector<HTMLInputElement>(`input[value="${finalId}"]`);
    if (own) own.checked = true;
  }, [finalId]);

  const handleAnswer = () => {
    const chosen = chosenIn(group.current);
    setIsUnchosen(chosen === null);
    if (chosen !== null) void answer(chosen);
  };

  return (
    <Section aria-labelledby="amostra">
      <SectionTitle id="amostra">Responda a uma questão agora</SectionTitle>
      <Meta>{[assunto[0]?.nome, ...originParts({ ...question, cargo: null })].join(' · ')}</Meta>
      <Statement id="amostra-enunciado" html={enunciado} size="body" />
      <Group ref={group} aria-describedby="amostra-enunciado" onChange={() => setIsUnchosen(false)}>
        <VisuallyHidden as="legend">Alternativas</VisuallyHidden>
        {alternativas.map((alternative) => (
          <SampleAlternative
            key={alternative.id}
            alternative={alternative}
            kind={tipo}
            correctness={correctnessOf(question, alternative.id, outcome)}
            comment={commentOf(alternative.id, outcome?.key)}
            isPassedOver={finalId !== null && finalId !== alternative.id}
          />
        ))}
      </Group>
      {outcome ? (
        <SampleVerdict question={question} outcome={outcome} isKept={kept !== undefined} />
      ) : (
        <Bar>
          <Button busy={isSending} onClick={handleAnswer}>
            {kept ? 'Ver a correção' : 'Responder'}
          </Button>
          <Note role="status">{noteOf(kept !== undefined, isUnchosen)}</Note>
        </Bar>
      )}
    </Section>
  );
}

function noteOf(isKept: boolean, isUnchosen: boolean): string {
  if (isUnchosen) return 'Escolha uma alternativa.';
  return isKept ? 'Você já respondeu a esta questão.' : 'Sem conta e sem pagar. Uma por dia.';
}

const Section = styled.section`
  display: grid;
  gap: ${token.space.x1};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.large};
  background: ${token.color.sheet};
  scroll-margin-top: ${token.space.x8};
`;

const Statement = styled(RichText)`
  padding-top: ${token.space.half};
`;

const Group = styled.fieldset`
  display: grid;
  min-width: 0;
  margin-inline: calc(-1 * ${token.space.x1});
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1} ${token.space.x2};
`;

const Note = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
