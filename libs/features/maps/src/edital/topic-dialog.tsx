import { apiErrorOf, useMatterListQuery } from '@mapa/api-client';
import { figure, normalisedText } from '@mapa/domain';
import { Button, Checkbox, Dialog, Field, FieldError, RowsSkeleton, TextInput, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Edital, EditalDiscipline } from '../model';
import { useCorrect } from './use-correct';

interface TopicDialogProps {
  edital: Edital;
  /** The discipline's index in the edital. */
  discipline: number;
  topic: EditalDiscipline['topicos'][number];
  onClose: () => void;
}

const MOST_SHOWN = 40;
const MOST_CHOSEN = 20;

/** Assigns assuntos of the bank to a topic. */
export function TopicDialog({ edital, discipline, topic, onClose }: TopicDialogProps) {
  const matters = useMatterListQuery({});
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(topic.assuntos.map(({ id }) => id)));
  const [search, setSearch] = useState('');
  const { change, isLoading, problem } = useCorrect(edital);
  const wanted = normalisedText(search.trim());
  const all = (matters.data?.data ?? []).flatMap((matter) => [
    { id: matter.id, nome: matter.nome, materia: '', questoes: matter.questoes },
    ...matter.assuntos.map(({ id, nome, questoes }) => ({ id, nome, materia: matter.nome, questoes })),
  ]);
  const shown = all
    .filter(({ id, nome }) => chosen.has(id) || (wanted !== '' && normalisedText(nome).includes(wanted)))
    .slice(0, MOST_SHOWN);
  const handleSave = async () => {
    if (await change({ topicos: [{ disciplina: discipline, topico: topic.indice, assuntos: [...chosen] }] })) onClose();
  };
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < MOST_CHOSEN) next.add(id);
    setChosen(next);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="medium"
      title="O que este tópico pede?"
      description={topic.texto}
      footer={
        <Button busy={isLoading} onClick={() => void handleSave()}>
          Guardar
        </Button>
      }
    >
      <Field label="Procurar um assunto">
        <TextInput type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </Field>
      {matters.isLoading ? <RowsSkeleton label="Carregando os assuntos" /> : null}
      {matters.error ? <FieldError role="alert">{apiErrorOf(matters.error).message}</FieldError> : null}
      <Rows aria-label="Assuntos">
        {shown.map(({ id, nome, materia, questoes }) => (
          <li key={id}>
            <Checkbox checked={chosen.has(id)} onChange={() => toggle(id)}>
              {nome} <Small>{[materia, `${figure(questoes)} questões`].filter(Boolean).join(' · ')}</Small>
            </Checkbox>
          </li>
        ))}
      </Rows>
      {wanted !== '' && shown.length === 0 && matters.data ? <p role="status">Nenhum assunto com este nome.</p> : null}
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
    </Dialog>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: ${token.space.x1};
  margin-top: ${token.space.x2};
`;

const Small = styled.span`
  color: ${token.color.inkFaint};
  font-size: ${token.size.small};
`;
