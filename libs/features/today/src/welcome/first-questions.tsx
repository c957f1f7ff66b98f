import { apiErrorOf, useSelectMapMutation, useWriteStudyPlanMutation } from '@mapa/api-client';
import { durationText } from '@mapa/domain';
import { Button, Cluster, Field, Radio, RadioGroup, SectionTitle, TextInput, token } from '@mapa/ui-kit';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { FirstStart } from './first-start';
import { NOTHING_SAID, planOf, type FirstAnswers } from './first-answers';
import { WhichExam } from './which-exam';

type Question = 'exam' | 'day' | 'hours';
type Place = Question | 'start';

const TITLES: Record<Place, string> = {
  exam: 'Qual é a sua prova?',
  day: 'Quando é a prova?',
  hours: 'Quanto tempo por dia você tem?',
  start: 'Tudo pronto para começar',
};
const ORDER = ['exam', 'day', 'hours'] as const satisfies readonly Question[];
const MINUTES = [30, 60, 120, 180, 240];

/** The next question: a notice and an edital bring their day, which is then not asked for. */
function nextOf(place: Question, { way, exam }: FirstAnswers): Place {
  const bringsDay = way === 'edital' || (way === 'concurso' && exam !== null);
  if (place === 'exam' && !bringsDay) return 'day';
  return place === 'hours' ? 'start' : 'hours';
}

export interface FirstQuestionsProps {
  /** AAAA-MM-DD, in Brasília. */
  today: string;
}

/** Three optional questions to a new student, followed by a link to the first question. */
export function FirstQuestions({ today }: FirstQuestionsProps) {
  const heading = useId();
  const [place, setPlace] = useState<Place>('exam');
  const [answers, setAnswers] = useState(NOTHING_SAID);
  const [problem, setProblem] = useState<string | null>(null);
  const title = useFocusOn(place);
  const { keep, isKeeping } = useKeepAnswers();

  const tell = (change: Partial<FirstAnswers>) => {
    setProblem(null);
    setAnswers({ ...answers, ...change });
  };
  async function goOn(said: FirstAnswers) {
    if (place === 'start') return;
    const next = nextOf(place, said);
    const refused = next === 'start' ? await keep(said) : null;
    setProblem(refused);
    if (refused !== null) return;
    setAnswers(said);
    setPlace(next);
  }
  const handleContinue = () => {
    const missing = missingOf(place, answers, today);
    if (missing === null) void goOn(answers);
    else setProblem(missing);
  };
  const handleSkip = () => {
    if (place === 'exam') void goOn({ ...answers, way: 'prova', exam: null });
    else if (place === 'day') void goOn({ ...answers, day: '' });
    else void goOn({ ...answers, minutes: null });
  };
  const handleBack = () => {
    setProblem(null);
    setPlace(ORDER.find((one) => nextOf(one, answers) === place) ?? 'exam');
  };
  const at = ORDER.findIndex((one) => one === place);

  return (
    <Card aria-labelledby={heading}>
      {at >= 0 ? (
        <Head>
          <Count>Pergunta {at + 1} de 3</Count>
          {at > 0 ? (
            <Button variant="ghost" size="small" disabled={isKeeping} onClick={handleBack}>
              Voltar
            </Button>
          ) : null}
        </Head>
      ) : null}
      <Title id={heading} ref={title} tabIndex={-1}>
        {TITLES[place]}
      </Title>
      {place === 'start' ? (
        <FirstStart answers={answers} />
      ) : (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            handleContinue();
          }}
        >
          {place === 'exam' ? <WhichExam answers={answers} today={today} onTell={tell} /> : null}
          {place === 'day' ? (
            <Field label="Dia da prova">
              <TextInput
                type="date"
                min={today}
                value={answers.day}
                onChange={({ target }) => tell({ day: target.value })}
              />
            </Field>
          ) : null}
          {place === 'hours' ? <Hours minutes={answers.minutes} onChoose={(minutes) => tell({ minutes })} /> : null}
          {problem !== null ? <Problem role="alert">{problem}</Problem> : null}
          <Cluster>
            <Button type="submit" busy={isKeeping}>
              Continuar
            </Button>
            <Button variant="ghost" disabled={isKeeping} onClick={handleSkip}>
              Pular
            </Button>
          </Cluster>
        </Form>
      )}
    </Card>
  );
}

/** What is missing in the current answer, as a sentence; null if nothing. */
function missingOf(place: Place, { way, exam, day, minutes }: FirstAnswers, today: string): string | null {
  if (place === 'exam' && way !== 'edital' && exam === null) return 'Escolha uma da lista, ou pule esta pergunta.';
  if (place === 'day' && day === '') return 'Informe o dia da prova, ou pule esta pergunta.';
  if (place === 'day' && day < today) return 'Esta data já passou: informe a da sua próxima prova.';
  if (place === 'hours' && minutes === null) return 'Escolha um tempo, ou pule esta pergunta.';
  return null;
}

/** Stores the answers: the plan, and the exam's map in the student's list. Returns why if that fails. */
function useKeepAnswers() {
  const [write, writing] = useWriteStudyPlanMutation();
  const [select, selecting] = useSelectMapMutation();
  async function keep(said: FirstAnswers): Promise<string | null> {
    const plan = planOf(said);
    const written = plan && (await write(plan));
    if (written?.error) return apiErrorOf(written.error).message;
    if (said.exam?.mapId === undefined) return null;
    const { error } = await select({ mapa_id: said.exam.mapId });
    return error ? apiErrorOf(error).message : null;
  }
  return { keep, isKeeping: writing.isLoading || selecting.isLoading };
}

/** Focuses the heading of each new step, except the first one. */
function useFocusOn(place: Place) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place) heading.current?.focus();
    before.current = place;
  }, [place]);
  return heading;
}

function Hours({ minutes, onChoose }: { minutes: number | null; onChoose: (minutes: number) => void }) {
  const group = useId();
  return (
    <RadioGroup legend="Em cada dia da semana; em Hoje você muda dia por dia" layout="line">
      {MINUTES.map((one) => (
        <Radio key={one} name={group} checked={minutes === one} onChange={() => onChoose(one)}>
          {durationText(one * 60_000)}
        </Radio>
      ))}
    </RadioGroup>
  );
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x1};
  max-width: 44rem;
  padding: ${token.space.x3} ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-left: 4px solid ${token.color.accent};
  border-radius: ${token.radius.medium};
  background: ${token.color.sheet};
`;

/** The back button is here: as a third button below it would wrap on a phone. */
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x2};
  min-height: ${token.target};
`;

const Count = styled.p`
  color: ${token.color.accent};
  font-size: ${token.size.small};
  font-weight: ${token.weight.strong};
`;

const Title = styled(SectionTitle)`
  outline: none;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x2};
`;

const Problem = styled.p`
  color: ${token.color.danger};
  font-size: ${token.size.small};
`;
