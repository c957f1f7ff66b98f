import { calendarText } from '@mapa/domain';
import { Button, Field, FieldError, TextInput, token } from '@mapa/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Edital, EditalReading } from '../model';
import { Board } from './board';
import { Fact, placeText } from './fact';
import { useCorrect } from './use-correct';

/** Facts of the edital besides its programme, each with its page; board and exam day can be corrected. */
export function Facts({
  edital,
  reading,
  onChangeOffice,
}: {
  edital: Edital;
  reading: EditalReading;
  onChangeOffice?: (() => void) | undefined;
}) {
  const { cargos, cargo, orgao, vagas } = reading;
  const office = cargo === null ? null : cargos[cargo];
  return (
    <List>
      {office ? (
        <Fact
          name="Cargo"
          value={office.nome}
          place={office.lugar.pagina === null ? null : `p. ${office.lugar.pagina}`}
        >
          {onChangeOffice ? (
            <Button variant="ghost" size="small" onClick={onChangeOffice}>
              Trocar
            </Button>
          ) : null}
        </Fact>
      ) : null}
      {orgao ? <Fact name="Órgão" value={orgao.nome} place={placeText(orgao)} isUnsure={orgao.duvida} /> : null}
      <Board edital={edital} reading={reading} />
      <ExamDay edital={edital} reading={reading} />
      {vagas ? <Fact name="Vagas" value={vagas.nome} place={placeText(vagas)} isUnsure={vagas.duvida} /> : null}
    </List>
  );
}

function ExamDay({ edital, reading }: { edital: Edital; reading: EditalReading }) {
  const { data_prova, data_lida } = reading;
  const [isOpen, setIsOpen] = useState(false);
  const [day, setDay] = useState(data_prova ?? '');
  const { change, isLoading, problem } = useCorrect(edital);
  const handleSave = async () => {
    if (await change({ data_prova: day === '' ? null : day })) setIsOpen(false);
  };
  const isAsRead = data_prova !== null && data_prova === data_lida?.nome;
  return (
    <Fact
      name="Prova"
      value={data_prova === null ? 'dia não encontrado' : calendarText(data_prova)}
      place={isAsRead ? placeText(data_lida) : null}
      isUnsure={isAsRead && data_lida.duvida}
    >
      {isOpen ? (
        <Form>
          <Field label="Dia da prova">
            <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
          <Button size="small" busy={isLoading} onClick={() => void handleSave()}>
            Guardar
          </Button>
          {problem ? <FieldError role="alert">{problem}</FieldError> : null}
        </Form>
      ) : (
        <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
          Corrigir o dia
        </Button>
      )}
    </Fact>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${token.space.x1} ${token.space.x3};
  max-width: 44rem;
  & > div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: baseline;
    gap: ${token.space.x1h};
  }
  & dt {
    color: ${token.color.inkFaint};
    font-size: ${token.size.small};
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space.x1h};
    overflow-wrap: anywhere;
  }
`;

const Form = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space.x1};
  width: 100%;
`;
