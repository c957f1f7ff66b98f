import { useInstitutionSearch } from '@mapa/api-client';
import { questionsOf, shortName } from '@mapa/domain';
import { Button, Field, FieldError, TextInput, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Edital, EditalReading } from '../model';
import { Fact, placeText, Small } from './fact';
import { useCorrect } from './use-correct';

/** Boards offered at once; the field narrows them. */
const MOST_OFFERED = 8;

/** The exam's board, as read or corrected: the order of study follows what it asked. */
export function Board({ edital, reading: { banca, banca_lida } }: { edital: Edital; reading: EditalReading }) {
  const [isOpen, setIsOpen] = useState(false);
  const isAsRead = banca === null || [banca.sigla, banca.nome].includes(banca_lida?.nome ?? '');
  return (
    <Fact
      name="Banca"
      value={banca ? shortName(banca) : (banca_lida?.nome ?? 'não encontrada')}
      place={isAsRead ? placeText(banca_lida) : null}
      isUnsure={banca_lida !== null && (banca === null || (isAsRead && banca_lida.duvida))}
    >
      {banca ? null : <Small>a incidência é a de todas as bancas</Small>}
      {isOpen ? (
        <Choices edital={edital} chosen={banca?.id ?? null} onDone={() => setIsOpen(false)} />
      ) : (
        <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
          Corrigir a banca
        </Button>
      )}
    </Fact>
  );
}

function Choices({ edital, chosen, onDone }: { edital: Edital; chosen: number | null; onDone: () => void }) {
  const { items, search, onSearch, failed } = useInstitutionSearch('board');
  const { change, isLoading, problem } = useCorrect(edital);
  const handleChoose = async (id: number) => {
    if (id === chosen || (await change({ banca_id: id }))) onDone();
  };
  return (
    <Form>
      <Field label="Buscar a banca" hint="A ordem de estudo segue o que ela cobrou.">
        <TextInput type="search" autoComplete="off" value={search} onChange={({ target }) => onSearch(target.value)} />
      </Field>
      {failed ? <FieldError role="alert">Não conseguimos buscar as bancas. Tente de novo.</FieldError> : null}
      {items?.length === 0 ? <p role="status">Nenhuma banca do banco tem esse nome.</p> : null}
      <List aria-label="Bancas">
        {items?.slice(0, MOST_OFFERED).map(({ id, name, questions }) => (
          <li key={id}>
            <Button
              variant="secondary"
              size="small"
              disabled={isLoading}
              aria-current={id === chosen || undefined}
              onClick={() => void handleChoose(id)}
            >
              {name} <Small>{questionsOf(questions)}</Small>
            </Button>
          </li>
        ))}
      </List>
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
      <Button variant="ghost" size="small" onClick={onDone}>
        Deixar como está
      </Button>
    </Form>
  );
}

const Form = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.x1};
  width: 100%;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.half};
`;
