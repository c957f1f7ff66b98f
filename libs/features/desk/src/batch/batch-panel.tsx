import { useCorrectDraftsMutation, type ApiError } from '@mapa/api-client';
import { counted, DESK_BATCH_DRAFTS } from '@mapa/domain';
import { Button, Cluster, Field, FieldError, Meta, TextArea, TextInput, media, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Recovered } from '../kept/recovered';
import { useKept } from '../kept/use-kept';
import type { Paper } from '../model';
import { chosenLines, guessedChanges, keyChanges, subjectChanges, numbersOf, type DraftChange } from './batch-values';
import { partsOf, SubjectInput } from './subject-input';

interface BatchPanelProps {
  paper: Paper;
  /** Undoes the last change of several. */
  undo: () => Promise<boolean>;
  isUndoing: boolean;
  onDone: () => void;
}

type Outcome = { problems: string[]; done?: string };

/** Says the subject or the answer of several questions of a paper at once. */
export function BatchPanel({ paper, undo, isUndoing, onDone }: BatchPanelProps) {
  const [send, { isLoading }] = useCorrectDraftsMutation();
  const [outcome, setOutcome] = useState<{ part: 'assunto' | 'gabarito' } & Outcome>();
  const [which, setWhich] = useState('');
  const [subject, setSubject] = useState('');
  const { id, lista } = paper;
  const kept = useKept<string>(`${id}-gabarito`);
  const [key, setKey] = useState(kept.left ?? '');
  const [startsOpen] = useState(kept.left !== null);
  const handleKeyText = (text: string) => {
    setKey(text);
    kept.keep(text === '' ? null : text);
  };
  const clearKey = () => {
    setKey('');
    kept.drop();
  };
  const numbers = numbersOf(lista);
  const bare = lista.filter(({ assunto }) => assunto === null);
  const guessed = guessedChanges(lista);

  const sendAll = async (questoes: readonly DraftChange[]): Promise<Outcome> => {
    const others: number[] = [];
    for (let at = 0; at < questoes.length; at += DESK_BATCH_DRAFTS) {
      const { data, error } = await send({ id, questoes: questoes.slice(at, at + DESK_BATCH_DRAFTS) });
      if (!data) return { problems: [(error as ApiError).message] };
      others.push(...data.outras);
    }
    const left = others.map((position) => numbers.get(position) ?? position).join(', ');
    return {
      problems: left === '' ? [] : [`Outra pessoa mudou antes, e ficam como ela deixou: ${left}.`],
      done: counted(questoes.length - others.length, 'questão mudada.', 'questões mudadas.'),
    };
  };
  const act = async (part: 'assunto' | 'gabarito', questoes: readonly DraftChange[], problems: string[]) => {
    if (problems.length > 0 || questoes.length === 0) {
      setOutcome({ part, problems: problems.length > 0 ? problems : ['Não há o que mudar.'] });
      return;
    }
    const result = await sendAll(questoes);
    setOutcome({ part, ...result });
    if (result.done === undefined) return;
    if (part === 'gabarito') clearKey();
    else setWhich('');
    onDone();
  };
  const handleSubject = () => {
    const path = partsOf(subject);
    const { lines, problems } = which.trim() === '' ? { lines: bare, problems: [] } : chosenLines(which, lista);
    const named = path.length === 0 ? ['Escreva o assunto.'] : [];
    void act('assunto', subjectChanges(lines, path), [...named, ...problems]);
  };
  const handleUndo = async () => {
    if (await undo()) setOutcome(undefined);
  };
  const handleKey = () => {
    const { questoes, problems } = keyChanges(key, lista);
    void act('gabarito', questoes, problems);
  };
  const told = (part: 'assunto' | 'gabarito') =>
    outcome?.part === part ? (
      <>
        {outcome.done === undefined ? null : <Meta role="status">{outcome.done}</Meta>}
        {outcome.problems.length > 0 ? <FieldError role="alert">{outcome.problems.join(' ')}</FieldError> : null}
      </>
    ) : null;
  return (
    <Details open={startsOpen}>
      <summary>
        Várias questões de uma vez
        {bare.length > 0 ? <Meta as="span"> {counted(bare.length, 'sem assunto', 'sem assunto')}</Meta> : null}
      </summary>
      <Groups>
        <Group role="group" aria-label="Assunto de várias">
          <Field
            label="Questões"
            hint={`Números e intervalos, como 1-8, 12.${bare.length > 0 ? ` Em branco: todas as ${bare.length} sem assunto.` : ''}`}
          >
            <TextInput
              value={which}
              maxLength={400}
              autoComplete="off"
              onChange={({ target }) => setWhich(target.value)}
            />
          </Field>
          <Field label="Assunto delas" hint="Matéria → assunto. Um nome novo cria o assunto na publicação.">
            <SubjectInput value={subject} onChange={setSubject} />
          </Field>
          <Cluster>
            <Button variant="secondary" size="small" busy={isLoading} onClick={handleSubject}>
              Pôr o assunto
            </Button>
            {guessed.length > 0 ? (
              <Button
                variant="ghost"
                size="small"
                disabled={isLoading}
                onClick={() => void act('assunto', guessed, [])}
              >
                Pôr a primeira sugestão em {guessed.length}
              </Button>
            ) : null}
          </Cluster>
          {told('assunto')}
        </Group>
        <Group role="group" aria-label="Gabarito de várias">
          {kept.left !== null && key !== '' ? <Recovered onDiscard={clearKey} /> : null}
          <Field
            label="Gabarito"
            hint="1-A 2-C 3-X, ou só as letras, na ordem. X é anulada; em certo ou errado, C e E."
          >
            <TextArea value={key} maxLength={20_000} onChange={({ target }) => handleKeyText(target.value)} />
          </Field>
          <Cluster>
            <Button variant="secondary" size="small" busy={isLoading} onClick={handleKey}>
              Pôr o gabarito
            </Button>
          </Cluster>
          {told('gabarito')}
        </Group>
      </Groups>
      {paper.desfaz === 'varias' ? (
        <Button variant="secondary" size="small" busy={isUndoing} onClick={() => void handleUndo()}>
          Desfazer a última mudança de várias (Z)
        </Button>
      ) : null}
    </Details>
  );
}

const Details = styled.details`
  padding-block: ${token.space.x1} ${token.space.x2};
  & > summary {
    min-height: ${token.target};
    align-content: center;
    cursor: pointer;
    font-weight: ${token.weight.strong};
  }
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x3};
  padding-block: ${token.space.x1};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x1h};
`;
