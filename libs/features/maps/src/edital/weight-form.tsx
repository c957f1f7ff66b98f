import { Button, Checkbox, Field, FieldError, TextInput, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Edital, EditalDiscipline } from '../model';
import { useCorrect } from './use-correct';

const numberOf = (text: string): number => Number(text.replace(',', '.'));
const MOST_QUESTIONS = 500;
const MOST_WEIGHT = 100;

/** Why a number is refused; null if it is accepted. */
function problemOf(questions: number, weight: number): string | null {
  if (!(questions >= 0 && questions <= MOST_QUESTIONS)) return `Diga quantas questões são, de 0 a ${MOST_QUESTIONS}.`;
  return weight >= 0 && weight <= MOST_WEIGHT ? null : `Diga o peso de cada questão, de 0 a ${MOST_WEIGHT}.`;
}

/** Corrects a discipline's number of questions, their weight, and whether the map includes it. */
export function WeightForm({ edital, discipline }: { edital: Edital; discipline: EditalDiscipline }) {
  const { indice, questoes, peso, fora } = discipline;
  const [questions, setQuestions] = useState(String(questoes).replace('.', ','));
  const [weight, setWeight] = useState(String(peso).replace('.', ','));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isLoading, problem } = useCorrect(edital);
  const save = (isOut: boolean) => {
    const refused = problemOf(numberOf(questions), numberOf(weight));
    setRefusal(refused);
    if (refused === null)
      void change({ disciplinas: [{ indice, questoes: numberOf(questions), peso: numberOf(weight), fora: isOut }] });
  };
  const sentence = refusal ?? problem;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(fora);
      }}
    >
      <Field label="Questões">
        <TextInput inputMode="decimal" value={questions} onChange={({ target }) => setQuestions(target.value)} />
      </Field>
      <Field label="Peso">
        <TextInput inputMode="decimal" value={weight} onChange={({ target }) => setWeight(target.value)} />
      </Field>
      <Button type="submit" variant="secondary" size="small" busy={isLoading}>
        Guardar
      </Button>
      <Checkbox checked={!fora} disabled={isLoading} onChange={({ target }) => save(!target.checked)}>
        No mapa
      </Checkbox>
      {sentence ? <FieldError role="alert">{sentence}</FieldError> : null}
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space.x1} ${token.space.x1h};
  padding-bottom: ${token.space.x1};
  & > :nth-child(-n + 2) {
    width: 6rem;
  }
`;
